import { createHmac } from 'node:crypto'
import type { Knex } from 'knex'
import { failForNow } from './failure.ts'
import { countTry, deleteEndedLimits, endOfGap, openGap, uncountTry } from './store.ts'

/** At most so many tries for a key in a window of so many seconds; or, as a gap, so many seconds between two. */
export type Limit = { key: string; most: number; seconds: number } | { key: string; gap: number }

interface Counting {
  db: Knex
  secret: string
  now: Date
}

/** Counts a try against each limit in turn; the first that is full refuses, and the ones after it are not touched. */
export async function count({ db, secret, now }: Counting, limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    const key = seal(limit, secret)
    const window = windowOf(limit, now)
    const counted =
      'gap' in limit
        ? await openGap(db, { key, ...window, now })
        : await countTry(db, { key, ...window, most: limit.most })
    if (counted) continue
    const ends = 'gap' in limit ? await endOfGap(db, key) : window.ends_at
    failForNow('too_many_tries', (ends.getTime() - now.getTime()) / 1000)
  }
}

/** Takes a try back that turned out to be a good one. */
export async function uncount({ db, secret, now }: Counting, limits: Limit[]): Promise<void> {
  for (const limit of limits) await uncountTry(db, seal(limit, secret), windowOf(limit, now).window_start)
}

export async function forgetEndedLimits(db: Knex, now: Date): Promise<number> {
  return deleteEndedLimits(db, now)
}

function windowOf(limit: Limit, now: Date): { window_start: Date; ends_at: Date } {
  if ('gap' in limit) return { window_start: new Date(0), ends_at: new Date(now.getTime() + limit.gap * 1000) }
  const { seconds } = limit
  const start = Math.floor(now.getTime() / 1000 / seconds) * seconds
  return { window_start: new Date(start * 1000), ends_at: new Date((start + seconds) * 1000) }
}

/** Phones and addresses are not kept in clear only to count them. */
function seal(limit: Limit, secret: string): string {
  const span = 'gap' in limit ? 'gap' : limit.seconds
  return createHmac('sha256', secret).update(`limit:${limit.key}:${span}`).digest('base64url')
}
