import type { Job } from '../../kernel/jobs.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { addPart, dropPart, findParts, type Month, type Partitioned } from './partitions-store.ts'

const monthsAhead = 2
/** So many months after its own, nothing of a month is kept. */
const monthsKept: Record<Partitioned, number> = { usage_days: 14, history_hours: 2 }

/** Keeps what children do in a part a month: what is old goes with its part, without deleting row by row. */
export const partitionsJob: Job = {
  name: 'partitions',
  at: '43 3 * * *',
  run: async ({ db, clock }) => {
    const summary = { made: 0, dropped: 0 }
    const today = dateInVietnam(clock.now())
    for (const table of Object.keys(monthsKept) as Partitioned[]) {
      const known = await findParts(db, table)
      for (let ahead = 0; ahead <= monthsAhead; ahead++) {
        const month = monthOf(table, today, ahead)
        if (known.includes(month.name)) continue
        await addPart(db, table, month)
        summary.made++
      }
      const oldest = monthOf(table, today, -monthsKept[table]).name
      for (const name of known.filter(name => name < oldest)) {
        await dropPart(db, name)
        summary.dropped++
      }
    }
    return summary
  },
}

/** The month so many after the one of a day, in Vietnam. */
function monthOf(table: Partitioned, today: string, ahead: number): Month {
  const [from, to] = [firstOf(today, ahead), firstOf(today, ahead + 1)]
  const at = (day: string) => (table === 'usage_days' ? day : `${day}T00:00:00+07:00`)
  return { name: `${table}_${from.slice(0, 7).replace('-', '_')}`, from: at(from), to: at(to) }
}

function firstOf(today: string, ahead: number): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10)
}
