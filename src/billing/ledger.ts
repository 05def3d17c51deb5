import type { Job } from '../kernel/jobs.ts'
import { findDifferences, recordDifferences } from './ledger-store.ts'

/**
 * Compares every day what orders, refunds and places say. Nothing is repaired: each new difference is an error in the
 * log and a row for somebody to look at.
 */
export const ledgerJob: Job = {
  name: 'ledger',
  at: '40 3 * * *',
  run: async ({ db, clock, log }) => {
    const found = await findDifferences(db)
    const added = await db.transaction(tx => recordDifferences(tx, found, clock.now()))
    for (const difference of added) log('error', 'ledger_difference', { ...difference })
    return { differences: found.length, new: added.length }
  },
}
