import type { Knex } from 'knex'
import { fail } from '../../kernel/failure.ts'
import type { Given, Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import type { Fields, Values } from '../../shared/fields.ts'
import type { orderRefund } from '../../shared/refund-lists.ts'
import {
  askGateway,
  canBeAsked,
  failIfOwn,
  failIfSilent,
  findOrder,
  findOrderById,
  type GatewayNews,
  hasRefund,
  isOfOtherNumber,
  isRefundOfSecond,
  lockOrder,
  type Order,
  overpaidNoted,
  type Settle,
  savePayment,
  sayReasonToAdmin,
} from '../orders/index.ts'
import {
  answerOf,
  approveNew,
  askForRefund,
  concludeRefund,
  hasUndecided,
  leftOf,
  type Refund,
  recordOutside,
} from '../refunds/index.ts'
import type { RefundNews } from '../vnpay/index.ts'
import { type OrderDetail, orderDetail } from './detail.ts'

type About = { body: Values<typeof orderRefund>; params: Record<string, string> }
type Deciding = Given<Fields, Fields> & About
type Reviewing = Deciding & { tx: Knex.Transaction; settle: Settle }
type Heard = Extract<GatewayNews, { report: unknown }>

/** Null where nothing is asked of the gateway: it went outside, or the order was settled by what the gateway says today. */
type Answered = { refund: Refund; news: RefundNews } | null

/** Sends back a payment, or a part of it. The approval is recorded before the refund is requested. */
export async function sendBack(settle: Settle, given: Deciding): Promise<Answered> {
  const { db, params, body } = given
  const order = (await findOrder(db, params.vnp_txn_ref!)) ?? fail('not_found')
  failIfOwn(given, order)
  if (body.ben_ngoai) return null
  if (order.trang_thai === 'review' && !body.giao_dich) return sendBackReviewed(settle, given, order)
  if (!canBeAsked(given.gateway, order)) fail('contract_off')
  return sendBackKnown(given)
}

/** What was taken is known, and the gateway is not asked before. */
async function sendBackKnown(given: Deciding): Promise<Answered> {
  const { db, body, now } = given
  const asked = await db.transaction(async tx => {
    const locked = await lockHolding(tx, given)
    const refund = await approveNew({ ...given, tx }, { order: locked, ...body })
    await failIfDealtWith(tx, locked, refund)
    return { order: locked, refund }
  })
  return { refund: asked.refund, news: await askForRefund(given, asked, now) }
}

/** An overpayment that an admin noted as sent back outside is not a refund here. It does not go back a second time. */
async function failIfDealtWith(tx: Knex, order: Order, { giao_dich }: Refund): Promise<void> {
  if (order.overpaid_closed_at === null || giao_dich !== null) return
  if ((await leftOf(tx, order)) < (await overpaidNoted(tx, order.id))) fail('overpaid_dealt_with')
}

/** What was never paid has nothing to send back. */
async function lockHolding(tx: Knex, { params, body }: About): Promise<Order> {
  const order = (await lockOrder(tx, params.vnp_txn_ref!)) ?? fail('not_found')
  const { trang_thai, so_tien } = order
  const holds = trang_thai === 'paid' || trang_thai === 'review' || body.giao_dich
  return so_tien > 0 && holds ? order : fail(trang_thai === 'refunded' ? 'nothing_left' : 'holds_no_money')
}

/**
 * Of an order under review. First asks the gateway what was paid; if the order can be granted by the answer, it is
 * granted instead.
 */
async function sendBackReviewed(settle: Settle, given: Deciding, reviewed: Order): Promise<Answered> {
  const { db, now, caller } = given
  const news = await askGateway(given, db, reviewed, now, caller.person!.ma_phu_huynh)
  failIfSilent(news)
  if (!('report' in news)) failAsUnpaid(given, news.none)
  // of the order's own payment VNPay says nothing then, and what it took is known
  if (news.refund && (await isRefundOfSecond(db, reviewed, news.refund))) return sendBackKnown(given)
  const refund = await db.transaction(tx => approveReviewed({ ...given, tx, settle }, reviewed, news))
  if (!refund) return news.refund && !news.refund.whole ? fail('partly_refunded') : null
  if (news.refund?.whole) return { refund, news: news.refund }
  const order = (await findOrderById(db, reviewed.id))!
  return { refund, news: await askForRefund(given, { order, refund }, now) }
}

/** Settles what the gateway said, and approves the refund if the order stays under review; one at a time. Null if not. */
async function approveReviewed(given: Reviewing, { vnp_txn_ref }: Order, heard: Heard): Promise<Refund | null> {
  const { tx, body } = given
  const { report, refund } = heard
  const order = (await lockOrder(tx, vnp_txn_ref))!
  await settleHeard(given, order, report)
  // after a part of ours the gateway tells of that, and what it took is known
  if (order.trang_thai === 'review' && (await hasRefund(tx, order.id))) return approveNew(given, { order, ...body })
  const { trang_thai } = (await findOrderById(tx, order.id))!
  if (trang_thai !== 'review' || (refund && !refund.whole)) return null
  // it answers about another try, and what this payment took is known
  if (!refund && isOfOtherNumber(order, report)) return approveNew(given, { order, ...body })
  return approveHeard(given, order, heard)
}

async function settleHeard({ tx, settle, now }: Reviewing, { id, reason, trang_thai }: Order, report: Heard['report']) {
  // an admin closed it while the gateway was asked
  if (closedByHand.includes(reason)) fail('not_in_review')
  if (trang_thai === 'refunded') fail('refund_decided')
  await settle(tx, { ...report, wasReviewed: true }, now)
  if (await hasUndecided(tx, id)) fail('refund_decided')
}

/** What was taken is what the gateway names. What it has sent back by itself goes back as a whole. */
async function approveHeard(given: Reviewing, { id }: Order, { report, refund }: Heard): Promise<Refund> {
  const { tx, body } = given
  const { amount } = report
  if ((report.verdict !== 'paid' && !refund) || !amount) failAsUnpaid(given, report.reason)
  // a repeated request needs the number too
  await savePayment(tx, id, { gateway_amount: amount, ...(!refund && { transaction_no: report.transactionNo }) })
  const { so_tien, ly_do } = refund ? { so_tien: amount, ly_do: body.ly_do } : body
  return approveNew(given, { order: (await findOrderById(tx, id))!, so_tien, ly_do })
}

const closedByHand: Order['reason'][] = ['closed_by_hand', 'granted_by_hand', 'refunded_by_hand']

function failAsUnpaid({ caller }: Pick<Deciding, 'caller'>, reason: Parameters<typeof sayReasonToAdmin>[1]): never {
  return fail('review_not_paid', { reason: sayReasonToAdmin(caller.language, reason) })
}

interface SentBackOrder extends OrderDetail {
  /** The gateway refused the refund at once. */
  bi_tu_choi: boolean
}

export async function concludeSentBack(given: Writer & About, asked: Answered) {
  const { tx, params, now, body } = given
  const { ben_ngoai: outside, ...wanted } = body
  const day = 'ben_ngoai.ngay'
  if (outside) await recordOutside(given, { order: await lockHolding(tx, given), ...wanted, outside, day })
  else if (asked) await concludeRefund(tx, asked.refund.id, asked.news, now)
  const message = outside ? 'refund_saved' : asked ? answerOf[asked.news.outcome] : 'review_settled'
  const detail = await orderDetail(tx, params.vnp_txn_ref!, now)
  const data: SentBackOrder = { ...detail, bi_tu_choi: asked?.news.outcome === 'failed' }
  return reply({ data, message })
}
