import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { failWithRetry } from './failure.ts'

/** In ms. Whoever waits longer is told to come again, so that a database that hangs keeps nobody for minutes. */
const patience = 10_000

const turns = new WeakMap<Knex, Map<number, Promise<unknown>>>()

/**
 * Runs the work of a person after that which came before. Their tally lets only one at a time through anyway: here they
 * wait for it without a connection to the database, and no lock runs out of time. What nobody waits for any more when its
 * turn comes is not begun.
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
