import type { Cleanup } from '../kernel/cleanup.ts'
import { daysBefore } from '../shared/dates.ts'
import { deleteOldRequests } from './store.ts'

/** As the privacy page promises. */
const daysOfRequests = 365

export const cleanup: Cleanup = {
  partner_requests: (db, now) => deleteOldRequests(db, daysBefore(now, daysOfRequests)),
}
