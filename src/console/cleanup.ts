import type { Cleanup } from '../kernel/cleanup.ts'
import { deleteOldEntries } from './audit-store.ts'
import { mergeTotals } from './store.ts'

/** The privacy page says so. */
const monthsOfEntries = 24

export const cleanup: Cleanup = {
  totals: mergeTotals,
  audit_log: (db, now) => deleteOldEntries(db, now, monthsOfEntries),
}
