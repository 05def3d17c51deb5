import type { Services } from '../../kernel/given.ts'
import type { Job } from '../../kernel/jobs.ts'
import { countDue } from './events-store.ts'
import { type Sent, sendNext } from './send.ts'
import { startInvoicing } from './store.ts'

const batch = 200

/** Tells the e-invoice provider of orders that were paid and refunded, until it has confirmed each. */
export const invoicesJob: Job = {
  name: 'invoices',
  at: '*/5 * * * *',
  run: async (services, { dryRun }) => {
    const { db, clock, invoices } = services
    if (dryRun || !invoices) return { due: await countDue(db, clock.now()) }
    await startInvoicing(db, clock.now())
    const counts: Record<Sent, number> = { sent: 0, refused: 0, unanswered: 0, nothing: 0 }
    // a service that is down must not hold up other jobs
    while (counts.sent + counts.refused < batch && counts.nothing + counts.unanswered === 0)
      counts[await sendNext(services, invoices)]++
    const { nothing: _, ...summary } = counts
    return summary
  },
}

/** Right after a payment, which does not wait for it: the job sends what this cannot. */
export async function sendSoon(services: Services): Promise<void> {
  if (!services.invoices) return
  await sendNext(services, services.invoices).catch(error => services.log('error', 'invoice', { error }))
}
