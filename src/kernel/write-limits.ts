import type { Knex } from 'knex'
import type { Caller, Endpoint, Services } from './endpoint.ts'
import { countWithin } from './limits.ts'

/** A family with 30 children and 100 devices sets everything up within these. */
export const writeLimits = [
  { most: 60, seconds: 60 },
  { most: 600, seconds: 3_600 },
] as const

/** Visitors' writes have limits of their own. */
export function isLimited({ method, who, uncounted }: Endpoint): boolean {
  return method !== 'GET' && who !== 'visitor' && who !== 'admin' && !uncounted
}

/** Counts all writes of a parent together, in their transactions, so that a write that is undone is not counted. */
export async function countWrite({ db, secret, now, caller }: Services & { db: Knex; now: Date; caller: Caller }) {
  const { ma_phu_huynh, la_admin } = caller.person!
  if (la_admin) return
  await countWithin(
    { db, secret, now },
    writeLimits.map(limit => ({ key: `writes:${ma_phu_huynh}`, ...limit })),
  )
}
