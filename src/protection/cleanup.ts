import type { Cleanup } from '../kernel/cleanup.ts'
import { daysBefore } from '../shared/dates.ts'
import { deleteOldEvents } from './events-store.ts'
import { deleteOldGrants } from './grants-store.ts'
import { machineCleanup } from './machines/index.ts'
import { deleteOldPolicies } from './policy-store.ts'
import { deleteOldRequests } from './requests-store.ts'
import { deleteOldHistory, deleteOldUsage, deleteWithdrawn } from './use/index.ts'

const daysOfPolicies = 90
const daysOfHistory = 31
/** Thirteen months. */
const daysOfLife = 396

export const cleanup: Cleanup = {
  ...machineCleanup,
  policies: (db, now) => deleteOldPolicies(db, daysBefore(now, daysOfPolicies)),
  grants: (db, now) => deleteOldGrants(db, daysBefore(now, daysOfLife)),
  requests: (db, now) => deleteOldRequests(db, daysBefore(now, daysOfLife)),
  protection_events: (db, now) => deleteOldEvents(db, daysBefore(now, daysOfLife)),
  history_hours: (db, now) => deleteOldHistory(db, daysBefore(now, daysOfHistory)),
  usage_days: (db, now) => deleteOldUsage(db, daysBefore(now, daysOfLife)),
  withdrawn_usage: (db, now) => deleteWithdrawn(db, 'time', now),
  withdrawn_history: (db, now) => deleteWithdrawn(db, 'history', now),
}
