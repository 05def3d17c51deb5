import type { Knex } from 'knex'
import { dateInVietnam } from '../../shared/dates.ts'
import { mapOfBits, writeMap } from '../../shared/rules/day-map.ts'
import type { Machine } from './taken.ts'
import { findMinutesElsewhere } from './usage-store.ts'

/** Today's minutes on the other machines of the child: a machine counts them beside its own. */
export async function usedElsewhere(db: Knex, machine: Omit<Machine, 'pairing' | 'seq'>, now: Date) {
  const day = dateInVietnam(now)
  const minutes = await findMinutesElsewhere(db, machine, day)
  return minutes === null ? [] : [{ day, minutes: writeMap(mapOfBits(minutes)) }]
}
