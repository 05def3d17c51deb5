import type { Cleanup } from '../kernel/cleanup.ts'
import { deleteOldCalls } from './calls-store.ts'

/** The gateway wants its calls kept for two months. */
const daysOfCalls = 90

export const cleanup: Cleanup = {
  gateway_calls: (db, now) => deleteOldCalls(db, new Date(now.getTime() - daysOfCalls * 86_400_000)),
}
