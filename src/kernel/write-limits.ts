import type { Endpoint } from './endpoint.ts'
import type { Caller, Services } from './given.ts'
import { countWithin, type Limit, tryToCount } from './limits.ts'

/** A family with 30 children and 100 devices sets everything up within these. */
export const writeLimits = [
  { most: 60, seconds: 60 },
  { most: 600, seconds: 3_600 },
] as const

/** Writes of visitors and of machines have limits of their own. */
export function isLimited({ method, who, uncounted }: Endpoint): boolean {
  const isOfMachine = typeof who === 'object' && 'device' in who
  return method !== 'GET' && who !== 'visitor' && who !== 'admin' && !isOfMachine && !uncounted
}

type Counting = Pick<Services, 'db' | 'secret'> & { now: Date; caller: Caller }

/** Counts all writes of a person together, in their transactions. */
export async function countWrite(given: Counting): Promise<void> {
  await countWithin(given, limitsOf(given.caller))
}

/** A rule refused the write, and its count was rolled back with it. Refusals cost as much, so they count too. */
export async function countRefused(given: Counting): Promise<void> {
  await tryToCount(given, limitsOf(given.caller))
}

function limitsOf({ person }: Caller): Limit[] {
  return writeLimits.map(limit => ({ key: `writes:${person!.ma_phu_huynh}`, ...limit }))
}
