import { createHmac } from 'node:crypto'
import type { Knex } from 'knex'
import { failForNow } from './failure.ts'
import { countTry, deleteEndedLimits, uncountTry } from './store.ts'

/** At most so many tries for a key in a window of so many seconds. */
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

/** Counts a try against each limit in turn; the first that is full refuses, and the ones after it are not touched. */
export async function count({ db, secret, now }: Counting, limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    const window = windowOf(limit, now)
    const counted = await countTry(db, { key: seal(limit.key, secret), ...window, most: limit.most })
    if (counted === undefined) failForNow('too_many_tries', (window.ends_at.getTime() - now.getTime()) / 1000)
  }
}

/** Takes a try back that turned out to be a good one. */
export async function uncount({ db, secret, now }: Counting, limits: Limit[]): Promise<void> {
  for (const limit of limits) await uncountTry(db, seal(limit.key, secret), windowOf(limit, now).window_start)
}

export async function forgetEndedLimits(db: Knex, now: Date): Promise<number> {
  return deleteEndedLimits(db, now)
}

function windowOf({ seconds }: Limit, now: Date): { window_start: Date; ends_at: Date } {
  const start = Math.floor(now.getTime() / 1000 / seconds) * seconds
  return { window_start: new Date(start * 1000), ends_at: new Date((start + seconds) * 1000) }
}

/** Phones and addresses are not kept in clear only to count them. */
function seal(key: string, secret: string): string {
  return createHmac('sha256', secret).update(`limit:${key}`).digest('base64url')
}
