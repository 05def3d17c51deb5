import { createHmac } from 'node:crypto'
import type { Knex } from 'knex'
import { fail, failForNow } from './failure.ts'
import { countTries, deleteEndedLimits, findFullLimit, type LimitRow, uncountTry } from './store.ts'

/** At most so many tries for a key within so many seconds of the first; one try and a number of seconds is a wait. */
export interface Limit {
  key: string
  most: number
  seconds: number
}

interface Counting {
  db: Knex
  secret: string
  now: Date
}

const attempts = 3

/** Counts a try against all limits, or against none: the first that is full, in the order given, refuses. */
export async function count({ db, secret, now }: Counting, limits: Limit[]): Promise<void> {
  const rows = rowsOf(limits, secret)
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await countTries(db, rows, now)) return
    await refuseFull(db, rows, now)
    // A limit was full when we counted and is not any more: somebody gave a try back meanwhile.
  }
  fail('busy')
}

/** Refuses like `count`, and counts nothing. */
export async function refuseWhenFull({ db, secret, now }: Counting, limits: Limit[]): Promise<void> {
  await refuseFull(db, rowsOf(limits, secret), now)
}

/** Gives a counted try back. */
export async function uncount({ db, secret, now }: Counting, limits: Limit[]): Promise<void> {
  for (const { key } of rowsOf(limits, secret)) await uncountTry(db, key, now)
}

export async function forgetEndedLimits(db: Knex, now: Date): Promise<number> {
  return deleteEndedLimits(db, now)
}

async function refuseFull(db: Knex, rows: LimitRow[], now: Date): Promise<void> {
  const endsAt = await findFullLimit(db, rows, now)
  if (endsAt) failForNow('too_many_tries', (endsAt.getTime() - now.getTime()) / 1000)
}

/** Phones and addresses are not kept in clear only to count them. */
function rowsOf(limits: Limit[], secret: string): LimitRow[] {
  return limits.map(({ key, most, seconds }) => ({
    key: createHmac('sha256', secret).update(`limit:${key}:${seconds}`).digest('base64url'),
    most,
    seconds,
  }))
}
