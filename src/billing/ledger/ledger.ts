import type { Job } from '../../kernel/jobs.ts'
import { findGatewayDifferences } from './gateway-store.ts'
import { allowLong, findDifferences, recordDifferences } from './store.ts'

/**
 * Compares every day what orders, refunds and places say, and what the gateway said of the money. Nothing is repaired:
 * each new difference is an error in the log and a row for somebody to look at.
 */
export const ledgerJob: Job = {
  name: 'ledger',
  at: '40 3 * * *',
  run: async ({ db, clock, log }) => {
    const now = clock.now()
    const found = await db.transaction(async tx => {
      await allowLong(tx)
      return [...(await findDifferences(tx)), ...(await findGatewayDifferences(tx, now))]
    })
    const added = await db.transaction(tx => recordDifferences(tx, found, now))
    for (const difference of added) log('error', 'ledger_difference', { ...difference })
    return { differences: found.length, new: added.length }
  },
}
