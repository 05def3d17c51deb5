import type { Services } from '../kernel/endpoint.ts'
import { each, type Job } from '../kernel/jobs.ts'
import { askGateway } from './ask-gateway.ts'
import { findOrderById } from './order-store.ts'
import { askAboutRefund } from './refunds.ts'
import { concludeRefund, recordReturned } from './refunds-settle.ts'
import { claimAsking, type Refund, waitingRefunds } from './refunds-store.ts'

const minute = 60_000
const day = 24 * 60 * minute
const batch = 20
/** How long a bank may still refuse what the gateway has taken. */
const followed = 30 * day

/**
 * Asks again where the gateway's answer was never heard: it refuses a second refund of one payment by itself. What is on
 * its way is asked about daily, because the bank may refuse it.
 */
export const refundsJob: Job = {
  name: 'refunds',
  at: '*/10 * * * *',
  run: async (services, { dryRun }) => {
    const { db, clock, gateway } = services
    const now = clock.now()
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const unheard = { trang_thai: 'approved', before: ago(10 * minute), decided: new Date(0) } as const
    const onTheirWay = { trang_thai: 'processing', before: ago(day), decided: ago(followed) } as const
    const due = [...(await waitingRefunds(db, unheard, batch)), ...(await waitingRefunds(db, onTheirWay, batch))]
    if (dryRun || !gateway) return { due: due.length }
    return each(due, async refund => {
      if (!(await claimAsking(db, refund, now))) return
      await (refund.trang_thai === 'approved' ? askAgain(services, refund, now) : follow(services, refund, now))
    })
  },
}

async function askAgain(services: Services, { id }: Refund, now: Date): Promise<void> {
  const news = await askAboutRefund(services, id, now)
  await services.db.transaction(tx => concludeRefund(tx, id, news, now))
}

async function follow(services: Services, refund: Refund, now: Date): Promise<void> {
  const { db, log } = services
  const order = (await findOrderById(db, refund.order_id))!
  const news = await askGateway(services, db, order, now)
  if (!('said' in news) || news.said.reason !== 'refund_refused') return
  await db.transaction(tx => recordReturned(tx, refund, order.vnp_txn_ref, now))
  // the term is gone and the money did not arrive: somebody must act
  log('error', 'refund_returned', { vnp_txn_ref: order.vnp_txn_ref })
}
