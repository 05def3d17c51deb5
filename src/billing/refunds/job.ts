import type { Services } from '../../kernel/given.ts'
import { type Job, runEach } from '../../kernel/jobs.ts'
import { askGateway, findOrderById, type GatewayNews, type Order, paymentNamed } from '../orders/index.ts'
import type { RefundNews, ToldRefund } from '../vnpay/index.ts'
import { askAgainForRefund } from './ask.ts'
import { concludeRefund, recordProgress } from './conclude.ts'
import { sentOf, takenUnder } from './left.ts'
import { claimRefund, dueRefunds, type Refund } from './store.ts'

const minute = 60_000
const day = 24 * 60 * minute
const batch = 20

/**
 * Asks what became of refunds: after ten minutes where an answer was never heard, daily where the money is on its way,
 * until the gateway says that it arrived or was refused.
 */
export const refundsJob: Job = {
  name: 'refunds',
  at: '*/10 * * * *',
  run: async (services, { dryRun }) => {
    const { db, clock, gateway } = services
    const ago = (ms: number) => new Date(clock.now().getTime() - ms)
    const unheard = await dueRefunds(db, 'approved', ago(10 * minute), batch)
    const due = [...unheard, ...(await dueRefunds(db, 'processing', ago(day), batch))]
    if (dryRun || !gateway) return { due: due.length }
    return runEach(due, async refund => {
      // those before it may have taken minutes, in which another process would claim it once more
      const now = clock.now()
      if (!(await claimRefund(db, refund, now))) return
      const order = (await findOrderById(db, refund.order_id))!
      const news = await askGateway(services, db, order, now)
      await (refund.trang_thai === 'approved' ? conclude : follow)(services, { refund, order }, news, now)
    })
  },
}

/** A refund whose outcome is not known, with its order. */
interface Pending {
  refund: Refund
  order: Order
}

/** A refund that the gateway knows is never requested again. */
async function conclude(services: Services, { refund, order }: Pending, news: GatewayNews, now: Date): Promise<void> {
  if (!('report' in news)) return
  const heard = news.refund
    ? await aboutThis(services.db, { refund, order }, news.refund)
    : await requestAgain(services, { refund, order }, news, now)
  if (heard) await services.db.transaction(tx => concludeRefund(tx, refund.id, heard, now))
}

/** The gateway knows no refund of the payment: a failed refund stays failed, an unanswered one is requested again. */
async function requestAgain(
  services: Services,
  { refund, order }: Pending,
  { report }: Extract<GatewayNews, { refund: unknown }>,
  now: Date,
): Promise<RefundNews | undefined> {
  if (report.verdict !== 'paid') return undefined
  if (refund.reason === 'gateway_error') return { outcome: 'failed', reason: 'gateway_error' }
  return askAgainForRefund(services, { order, refund }, now)
}

/**
 * What the gateway tells of one refund is about this one if the amount fits no other of the same payment; undefined where
 * that cannot be known. Of a payment of which a part went back elsewhere, the gateway sends back no whole.
 */
async function aboutThis(
  db: Services['db'],
  { refund, order }: Pending,
  told: ToldRefund,
): Promise<RefundNews | undefined> {
  const paymentOf = ({ giao_dich }: Refund) => giao_dich ?? order.transaction_no
  const named = await paymentNamed(db, order, told)
  if (named !== undefined && named !== paymentOf(refund)) return undefined
  const others = (await sentOf(db, order.id)).filter(
    each => each.id !== refund.id && (named === undefined || paymentOf(each) === named),
  )
  const isWhole = refund.so_tien === (await takenUnder(db, order, refund.giao_dich))
  if (isWhole && !told.whole && others.length === 0) return { outcome: 'failed', reason: 'partly_refunded' }
  const isThis = told.amount === refund.so_tien && others.every(({ so_tien }) => so_tien !== refund.so_tien)
  return isThis ? told : undefined
}

async function follow({ db, log }: Services, { refund, order }: Pending, news: GatewayNews, now: Date): Promise<void> {
  if (!('report' in news) || !news.refund) return
  const heard = await aboutThis(db, { refund, order }, news.refund)
  const { vnp_txn_ref } = order
  if (heard) await db.transaction(tx => recordProgress(tx, { refund, vnp_txn_ref }, heard, now))
  // the term is gone and the money did not arrive: somebody must act
  if (heard?.outcome === 'failed') log('error', 'refund_returned', { vnp_txn_ref })
}
