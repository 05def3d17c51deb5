import { createHmac } from 'node:crypto'
import type { Knex } from 'knex'
import { networkOf, widerNetworkOf } from '../shared/address.ts'
import { Failure, failureForNow } from './failure.ts'
import { countTries, findFullLimit, type LimitRow, uncountTry } from './store.ts'

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
export async function count(counting: Counting, limits: Limit[]): Promise<void> {
  const refusal = await tryToCount(counting, limits)
  if (refusal) throw refusal
}

/** The same, but gives the refusal to whoever has something to do before they pass it on. */
export async function tryToCount({ db, secret, now }: Counting, limits: Limit[]): Promise<Failure | undefined> {
  const rows = rowsOf(limits, secret)
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await countTries(db, rows, now)) return
    const refusal = await findRefusal(db, rows, now)
    if (refusal) return refusal
    // A limit was full when we counted and is not any more: somebody gave a try back meanwhile.
  }
  return new Failure('busy')
}

/** Refuses like `count`, and counts nothing. */
export async function refuseWhenFull(counting: Counting, limits: Limit[]): Promise<void> {
  const refusal = await refusalWhenFull(counting, limits)
  if (refusal) throw refusal
}

export async function refusalWhenFull({ db, secret, now }: Counting, limits: Limit[]): Promise<Failure | undefined> {
  return findRefusal(db, rowsOf(limits, secret), now)
}

/** Gives a counted try back. */
export async function uncount({ db, secret, now }: Counting, limits: Limit[]): Promise<void> {
  for (const { key } of rowsOf(limits, secret)) await uncountTry(db, key, now)
}

/** Gives a counted try back to whoever was turned away before the work that it was counted for, and passes the error on. */
export async function giveBack(counting: Counting, limits: Limit[], error: unknown): Promise<never> {
  await uncount(counting, limits)
  throw error
}

/** The limits of the network that somebody asks from: of its /64, or its one address in IPv4, and of the /48 around it. */
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
  return endsAt && failureForNow('too_many_tries', (endsAt.getTime() - now.getTime()) / 1000)
}

/** Phones and addresses are not kept in clear only to count them. */
function rowsOf(limits: Limit[], secret: string): LimitRow[] {
  return limits.map(({ key, most, seconds }) => ({
    key: createHmac('sha256', secret).update(`limit:${key}:${seconds}`).digest('base64url'),
    most,
    seconds,
  }))
}
