import type { Cleanup } from '../kernel/cleanup.ts'
import { deleteOldGrants } from './grants-store.ts'
import { machineCleanup } from './machines/index.ts'
import { deleteOldPolicies } from './policy-store.ts'
import { deleteOldUsage } from './use/index.ts'

const daysOfPolicies = 90
/** Thirteen months. */
const daysOfLife = 396
const before = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

export const cleanup: Cleanup = {
  ...machineCleanup,
  policies: (db, now) => deleteOldPolicies(db, before(now, daysOfPolicies)),
  grants: (db, now) => deleteOldGrants(db, before(now, daysOfLife)),
  usage_days: (db, now) => deleteOldUsage(db, before(now, daysOfLife)),
}
