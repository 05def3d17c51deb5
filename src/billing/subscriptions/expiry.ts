import type { Job } from '../../kernel/jobs.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { expireBatch } from './expiry-store.ts'

const batch = 1_000

/**
 * Marks what is over by date. Reads do not wait for it; it makes the end a fact of the log. Whatever was missed while
 * it was down is still due.
 */
export const expiryJob: Job = {
  name: 'expiry',
  at: '5 * * * *',
  run: async ({ db, clock }) => {
    const now = clock.now()
    const summary = { expired: 0, in_wallets: 0 }
    for (;;) {
      const done = await expireBatch(db, { today: dateInVietnam(now), now, most: batch })
      summary.expired += done.expired
      summary.in_wallets += done.in_wallets
      if (done.expired < batch) return summary
    }
  },
}
