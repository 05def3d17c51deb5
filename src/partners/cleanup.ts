import type { Cleanup } from '../kernel/cleanup.ts'
import { deleteOldRequests } from './store.ts'

/** The privacy page says so. */
const daysOfRequests = 365

export const cleanup: Cleanup = {
  partner_requests: (db, now) => deleteOldRequests(db, new Date(now.getTime() - daysOfRequests * 86_400_000)),
}
