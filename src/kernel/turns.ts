import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { failWithRetry } from './failure.ts'

/** In ms. A request that waits longer is told to try again, so that it does not wait minutes for a hanging database. */
const patience = 10_000

const turns = new WeakMap<Knex, Map<number, Promise<unknown>>>()

/**
 * Runs the writes of a person one after the other. The row that counts them would let only one at a time through anyway:
 * here they wait without a connection to the database, and no lock times out. Work whose client has left by then is not
 * begun.
 */
export async function inTurn<T>(
  db: Knex,
  { person, isGone }: { person: number; isGone: () => boolean },
  work: () => Promise<T>,
): Promise<T> {
  const last = turns.get(db) ?? new Map<number, Promise<unknown>>()
  turns.set(db, last)
  const before = last.get(person)
  const mine = (async () => {
    if (before && (!(await endsInTime(before)) || isGone())) failWithRetry('busy', 2)
    return work()
  })()
  last.set(person, mine)
  try {
    return await mine
  } finally {
    if (last.get(person) === mine) last.delete(person)
  }
}

function endsInTime(before: Promise<unknown>): Promise<boolean> {
  const ended = before.then(
    () => true,
    () => true,
  )
  return Promise.race([ended, pause(patience, false, { ref: false })])
}
