import { createHmac } from 'node:crypto'
import type { Knex } from 'knex'
import { networkOf, widerNetworkOf } from '../shared/address.ts'
import { Failure, failureWithRetry } from './failure.ts'
import { countTries, countTriesWithin, findCount, findFullLimit, type LimitRow, uncountTry } from './limits-store.ts'

/** At most `most` tries per key within `seconds` of the first one. With `most` 1, a wait between two tries. */
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

/** Counts a try against all limits. If one is full, counts against none and throws for the first full one. */
export async function count(counting: Counting, limits: Limit[]): Promise<void> {
  const refusal = await tryToCount(counting, limits)
  if (refusal) throw refusal
}

/** The same, but returns the failure instead of throwing it. */
export async function tryToCount({ db, secret, now }: Counting, limits: Limit[]): Promise<Failure | undefined> {
  const rows = rowsOf(limits, secret)
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await countTries(db, rows, now)) return
    const refusal = await findRefusal(db, rows, now)
    if (refusal) return refusal
    // A limit was full when we counted but no longer is, because another request uncounted its try: count again.
  }
  return new Failure('busy')
}

/** Counts in the transaction `db`, with one statement. If a limit is full, throws so that all of it is rolled back. */
export async function countWithin({ db, secret, now }: Counting, limits: Limit[]): Promise<void> {
  const rows = rowsOf(limits, secret)
  if (await countTriesWithin(db, rows, now)) return
  throw Object.assign((await findRefusal(db, rows, now)) ?? new Failure('busy'), { commits: false })
}

/** Throws like `count` if a limit is full, but counts nothing. */
export async function refuseWhenFull(counting: Counting, limits: Limit[]): Promise<void> {
  const refusal = await refusalWhenFull(counting, limits)
  if (refusal) throw refusal
}

export async function refusalWhenFull({ db, secret, now }: Counting, limits: Limit[]): Promise<Failure | undefined> {
  return findRefusal(db, rowsOf(limits, secret), now)
}

/** How many tries a limit still admits. */
export async function leftOf({ db, secret, now }: Counting, limit: Limit): Promise<number> {
  const [row] = rowsOf([limit], secret) as [LimitRow]
  return Math.max(0, row.most - (await findCount(db, row, now)))
}

export async function uncount({ db, secret, now }: Counting, limits: Limit[]): Promise<void> {
  for (const { key } of rowsOf(limits, secret)) await uncountTry(db, key, now)
}

/** Uncounts a try when the work it was counted for was not done (hashing was refused), and rethrows the error. */
export async function giveBack(counting: Counting, limits: Limit[], error: unknown): Promise<never> {
  await uncount(counting, limits)
  throw error
}

/** The limits of the caller's network: its IPv4 address, or its IPv6 /64 and the /48 around it. */
export function limitsOfNetwork(
  what: string,
  address: string,
  { most, mostWider, seconds }: { most: number; mostWider: number; seconds: number },
): Limit[] {
  const [network, wider] = [networkOf(address), widerNetworkOf(address)]
  const narrow: Limit = { key: `${what}:${network}`, most, seconds }
  return wider === network ? [narrow] : [narrow, { key: `${what}:${wider}`, most: mostWider, seconds }]
}

async function findRefusal(db: Knex, rows: LimitRow[], now: Date): Promise<Failure | undefined> {
  const endsAt = await findFullLimit(db, rows, now)
  return endsAt && failureWithRetry('too_many_tries', (endsAt.getTime() - now.getTime()) / 1000)
}

/** Keys are hashed, so that phones and addresses are not stored in clear text just for counting. */
function rowsOf(limits: Limit[], secret: string): LimitRow[] {
  return limits.map(({ key, most, seconds }) => ({
    key: createHmac('sha256', secret).update(`limit:${key}:${seconds}`).digest('base64url'),
    most,
    seconds,
  }))
}
