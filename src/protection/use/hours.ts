import type { Knex } from 'knex'
import { dateInVietnam } from '../../shared/dates.ts'
import { readMoment } from '../../shared/protection-fields.ts'
import type { Visit } from '../../shared/visit.ts'
import { mergeHours } from './history-store.ts'
import { isWhole, readItem } from './items.ts'
import { type Dropped, isTakenOn, rowsOf, type Uploader } from './taken.ts'

const hour = 3_600_000
/** What the row of an hour has room for, in bytes, and what an item takes beside its name. */
const room = 32_000
const besideName = 130

/** Stores the hours that a machine reports; of an hour the last upload counts. Returns what was not stored. */
export async function takeHistory(tx: Knex, machine: Uploader, sent: unknown, now: Date): Promise<Dropped[]> {
  const dropped: Dropped[] = []
  const hours = new Map<number, Visit[]>()
  for (const { what, row } of rowsOf('history', sent, dropped)) {
    const { hour: text, items } = Object(row) as Record<string, unknown>
    const at = readMoment(text)
    if (at === null || at % hour !== 0 || !Array.isArray(items)) dropped.push({ what, why: 'invalid' })
    else if (!isTakenOn(dateInVietnam(new Date(at)), now)) dropped.push({ what, why: 'out_of_range' })
    else if (hours.has(at)) dropped.push({ what, why: 'repeated' })
    else {
      const visits = items.map(readVisit).filter(visit => visit !== null)
      if (visits.length < items.length) dropped.push({ what: `${what}.items`, why: 'invalid' })
      hours.set(at, fitting(visits))
      if (hours.get(at)!.length < visits.length) dropped.push({ what: `${what}.items`, why: 'too_many' })
    }
  }
  if (hours.size === 0) return dropped
  const rows = [...hours].map(([at, items]) => ({ hour: new Date(at), items }))
  if (!(await mergeHours(tx, machine, rows, dateInVietnam(now))))
    dropped.push({ what: 'history', why: 'consent_needed' })
  return dropped
}

function readVisit(sent: unknown): Visit | null {
  const { minute, blocked = false } = Object(sent) as Record<string, unknown>
  const item = readItem(sent, { seconds: 3_600 })
  if (!item || !isWhole(minute, 59) || typeof blocked !== 'boolean') return null
  return { minute, ...item, ...(blocked && { blocked }) }
}

/** In the order of the minutes. What is blocked stays first, then the longest. */
function fitting(visits: Visit[]): Visit[] {
  let left = room
  return visits
    .toSorted((a, b) => Number(b.blocked ?? false) - Number(a.blocked ?? false) || b.seconds - a.seconds)
    .filter(({ name }) => {
      left -= besideName + Buffer.byteLength(name)
      return left >= 0
    })
    .sort((a, b) => a.minute - b.minute)
}
