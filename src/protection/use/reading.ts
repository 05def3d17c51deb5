import type { Knex } from 'knex'
import { startOfDay } from '../../shared/dates.ts'
import { countMinutes, emptyMap, mapOfBits, mergeMaps, writeMap } from '../../shared/rules/day-map.ts'
import type { ChildOf } from '../child.ts'
import { findHours } from './history-store.ts'
import type { Item } from './items.ts'
import { findDays } from './usage-store.ts'

/**
 * A day of a child on all its machines: a minute counts once, the seconds of a site are those of all machines together.
 * Without a day there is no use.
 */
export async function usageOf(db: Knex, child: ChildOf, day: string | null) {
  const rows = day === null ? [] : await findDays(db, child, day)
  const minutes = rows.map(row => mapOfBits(row.minutes)).reduce(mergeMaps, emptyMap())
  const items = new Map<string, Item>()
  for (const { kind, name, seconds } of rows.flatMap(row => row.items)) {
    const key = `${kind} ${name}`
    items.set(key, { kind, name, seconds: seconds + (items.get(key)?.seconds ?? 0) })
  }
  const isRest = ({ kind }: Item) => Number(kind === 'rest')
  return {
    used: countMinutes(minutes),
    minutes: writeMap(minutes),
    items: [...items.values()].sort((a, b) => isRest(a) - isRest(b) || b.seconds - a.seconds),
  }
}

/** What a child did on a day, on all its machines, minute by minute. */
export async function historyOf(db: Knex, child: ChildOf, day: string, today: string) {
  const rows = await findHours(db, child, startOfDay(day), today)
  return rows
    .flatMap(({ hour, nguoi_dung_id, items }) =>
      items.map(({ minute, kind, name, seconds, blocked = false }) => ({
        at: new Date(hour.getTime() + minute * 60_000),
        nguoi_dung_id,
        kind,
        name,
        seconds,
        blocked,
      })),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
