import type { Knex } from 'knex'
import { audit } from '../../kernel/audit.ts'
import { type Given, reply, type Writer } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import type { Fields, Values } from '../../shared/fields.ts'
import type { reviewRefund } from '../../shared/refund-lists.ts'
import {
  askGateway,
  failIfSilent,
  findOrder,
  findOrderById,
  hasRefund,
  lockOrder,
  type News,
  type Order,
  type Settle,
  saveTransactionNo,
  sayReasonToAdmin,
} from '../orders/index.ts'
import { askForRefund, concludeRefund, insertRefund, type Refund } from '../refunds/index.ts'
import { isInParts, type RefundNews } from '../vnpay/index.ts'
import { orderDetail } from './detail.ts'

type Deciding = Given<Fields, Fields> & { body: Values<typeof reviewRefund>; params: Record<string, string> }
type Heard = Extract<News, { report: unknown }>

/** Null where the order needs no refund: it was settled by what the gateway says today. */
type SentBack = { refund: Refund; news: RefundNews } | null

/**
 * Refunds the payment of an order under review. First asks the gateway what was paid; if the order can be granted by the
 * answer, it is granted instead. The approval is recorded before the refund is requested.
 */
export async function sendBack(settle: Settle, given: Deciding): Promise<SentBack> {
  const { db, params, now, caller } = given
  const reviewed = (await findOrder(db, params.vnp_txn_ref!)) ?? fail('not_found')
  if (reviewed.trang_thai !== 'review') fail('not_in_review')
  const news = await askGateway(given, db, reviewed, now, caller.person!.ma_phu_huynh)
  failIfSilent(news)
  if (!('report' in news)) failAsUnpaid(given, news.none)
  const refund = await db.transaction(tx => record({ ...given, tx, settle }, reviewed, news))
  if (isInParts(news.refund)) fail('partly_refunded')
  if (!refund) return null
  if (news.refund) return { refund, news: news.refund }
  const order = (await findOrderById(db, reviewed.id))!
  return { refund, news: await askForRefund(given, { order, refund, again: false }, now) }
}

/** One refund for an order, whoever else decides about it at the same time. */
async function record(
  given: Deciding & { tx: Knex; settle: Settle },
  { id, vnp_txn_ref }: Order,
  { report, refund }: Heard,
) {
  const { tx, settle, now, body } = given
  const { reason } = (await lockOrder(tx, vnp_txn_ref))!
  // an admin closed it while the gateway was asked
  if (reason === 'closed_by_hand') fail('not_in_review')
  await settle(tx, { ...report, wasReviewed: true }, now)
  if (await hasRefund(tx, id)) fail('refund_decided')
  const { trang_thai, ma_phu_huynh } = (await findOrder(tx, vnp_txn_ref))!
  if (trang_thai !== 'review' || isInParts(refund)) return null
  const { amount: so_tien } = report
  if ((report.verdict !== 'paid' && !refund) || !so_tien) failAsUnpaid(given, report.reason)
  const approved = { trang_thai: 'approved', decided_at: now, asked_at: now, of_review: true } as const
  const wanted = { order_id: id, ma_phu_huynh, so_tien, ly_do: body.ly_do, ngay_tao: now, ...approved }
  const made = (await insertRefund(tx, wanted)) ?? fail('refund_decided')
  // a repeated request needs it too
  if (!refund) await saveTransactionNo(tx, id, report.transactionNo)
  await audit(given, {
    action: 'refund_approved',
    kind: 'refunds',
    subject: made.id,
    detail: { after: { trang_thai: 'approved' }, vnp_txn_ref, so_tien },
  })
  return made
}

function failAsUnpaid({ caller }: Pick<Deciding, 'caller'>, reason: Parameters<typeof sayReasonToAdmin>[1]): never {
  return fail('review_not_paid', { reason: sayReasonToAdmin(caller.language, reason) })
}

export async function concludeSentBack(given: Writer & { params: Record<string, string> }, sent: SentBack) {
  const { tx, params, now } = given
  if (sent) await concludeRefund(tx, sent.refund.id, sent.news, now)
  const message = sent ? 'refund_saved' : 'review_settled'
  return reply({ data: await orderDetail(tx, given, params.vnp_txn_ref!), message })
}
