import { audit } from '../../kernel/audit.ts'
import { fail } from '../../kernel/failure.ts'
import type { Given, Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import type { Fields, Values } from '../../shared/fields.ts'
import { daysToAsk, type newRefund, type refundDecision } from '../../shared/refund-lists.ts'
import { writeNotice } from '../notices/index.ts'
import { findOrder, lockOrder, type Order, overpaidNoted } from '../orders/index.ts'
import type { RefundNews } from '../vnpay/index.ts'
import { askForRefund } from './ask.ts'
import { refundByHand } from './by-hand.ts'
import { answerOf, concludeRefund } from './conclude.ts'
import { leftOf } from './left.ts'
import { findRefundRow } from './lists-store.ts'
import { failIfImpossible, lockRefund } from './lock.ts'
import { hasUndecided, insertRefund, moveRefund, type Refund, refundsOf } from './store.ts'

/** Requests a refund of what is left of one’s own renewal, once. Purchases are not refunded on request. */
export async function requestRefund(given: Writer, { vnp_txn_ref, ly_do }: Values<typeof newRefund>) {
  const { tx, now } = given
  const order = await lockOwnRenewal(given, vnp_txn_ref)
  const isRequest = ({ giao_dich, requested_by_parent }: Refund) => giao_dich === null && requested_by_parent
  if ((await refundsOf(tx, order.id)).some(isRequest)) fail('refund_requested_before')
  // what an admin noted as sent back outside is not asked for again
  const so_tien = Math.min(order.so_tien, (await leftOf(tx, order)) - (await overpaidNoted(tx, order.id)))
  if (order.trang_thai !== 'paid' || so_tien <= 0) fail('nothing_left')
  const refund = await insertRefund(tx, {
    order_id: order.id,
    ma_phu_huynh: order.ma_phu_huynh,
    so_tien,
    ly_do,
    ngay_tao: now,
    trang_thai: 'requested',
    requested_by_parent: true,
  })
  if (!refund) fail('refund_waits')
  await audit(given, {
    action: 'refund_requested',
    kind: 'refunds',
    subject: refund.id,
    detail: { after: { trang_thai: 'requested' }, vnp_txn_ref, so_tien },
  })
  const { id, trang_thai, ngay_tao } = refund
  return reply({
    data: { id, vnp_txn_ref, so_tien, ly_do, trang_thai, ngay_tao },
    message: 'refund_asked',
  })
}

/** The order of one’s own renewal, if its payment is recent enough to ask for it back. It is read with the lock. */
async function lockOwnRenewal({ tx, caller, now }: Writer, vnp_txn_ref: string): Promise<Order> {
  const found = await findOrder(tx, vnp_txn_ref)
  if (!found || found.ma_phu_huynh !== caller.person!.ma_phu_huynh) fail('not_found')
  const order = (await lockOrder(tx, vnp_txn_ref))!
  if (order.renewal_id === null || order.ngay_thanh_toan === null) fail('not_refundable')
  const age = Date.parse(dateInVietnam(now)) - Date.parse(dateInVietnam(order.ngay_thanh_toan))
  if (age > daysToAsk * 86_400_000) fail('refund_too_late')
  return order
}

type Deciding = Given<Fields, Fields> & { body: Values<typeof refundDecision> }

/** Records the approval, then asks the gateway, before the transaction of the answer begins. */
export async function approve(given: Deciding): Promise<RefundNews | null> {
  if (given.body.trang_thai !== 'approved') return null
  if (!given.gateway) fail('payment_unavailable')
  const { id, now, db } = given
  const asked = await db.transaction(async tx => {
    const { order, row } = await lockRefund({ ...given, tx }, id)
    if (row.chi_tu_choi) fail('overpaid_dealt_with')
    if (row.trang_thai === 'failed' && (await hasUndecided(tx, order.id))) fail('refund_open')
    const approved = { trang_thai: 'approved', decided_at: now, asked_at: now, reason: null } as const
    const refund = (await moveRefund(tx, id, ['requested', 'failed'], approved)) ?? fail('refund_decided')
    await failIfImpossible(tx, order, refund)
    await audit(
      { ...given, tx },
      {
        action: 'refund_approved',
        kind: 'refunds',
        subject: id,
        detail: { before: { trang_thai: row.trang_thai }, after: { trang_thai: refund.trang_thai } },
      },
    )
    return { order, refund }
  })
  return askForRefund(given, asked, now)
}

type Decided = Writer & { id: number; body: Values<typeof refundDecision> }

export async function concludeDecision(given: Decided, news: RefundNews | null) {
  const { tx, id, now, body } = given
  if (news) await concludeRefund(tx, id, news, now)
  else await (body.trang_thai === 'refused' ? refuseRefund : refundByHand)(given)
  return reply({
    data: (await findRefundRow(tx, id)) ?? fail('not_found'),
    message: news ? answerOf[news.outcome] : 'refund_saved',
  })
}

async function refuseRefund(given: Decided): Promise<void> {
  const { tx, id, now } = given
  const ly_do_tu_choi = given.body.ly_do_tu_choi ?? null
  const { row } = await lockRefund(given, id)
  // a failed one can be sent again, so it is refused only where that is ruled out
  const refusable = row.chi_tu_choi ? (['requested', 'failed'] as const) : (['requested'] as const)
  const decided = { trang_thai: 'refused', decided_at: now, ly_do_tu_choi } as const
  const refused = (await moveRefund(tx, id, refusable, decided)) ?? fail('refund_decided')
  await audit(given, {
    action: 'refund_refused',
    kind: 'refunds',
    subject: id,
    detail: { before: { trang_thai: row.trang_thai }, after: { trang_thai: 'refused' }, ly_do_tu_choi },
  })
  const { ma_phu_huynh, so_tien, requested_by_parent } = refused
  const detail = { amount: so_tien, ...(ly_do_tu_choi !== null && { reason: ly_do_tu_choi }) }
  const notice = { key: `refund_refused:${id}`, kind: 'refund_refused', detail } as const
  // what an admin sent by themselves, and VNPay refused, the parent has not asked for
  if (ma_phu_huynh !== null && requested_by_parent) await writeNotice(tx, { ...notice, ma_phu_huynh }, now)
}
