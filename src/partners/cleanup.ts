import type { Cleanup } from '../kernel/cleanup.ts'
import { deleteOldRequests } from './store.ts'

/** As the privacy page promises. */
const daysOfRequests = 365

export const cleanup: Cleanup = {
  partner_requests: (db, now) => deleteOldRequests(db, new Date(now.getTime() - daysOfRequests * 86_400_000)),
}
