import type { Knex } from 'knex'
import { auditByNobody } from '../../kernel/audit.ts'
import { writeReturned } from '../invoices/index.ts'
import { writeNotice } from '../notices/index.ts'
import { findOrderById, lockOrder, moveOrder, type Order, sentBackOf } from '../orders/index.ts'
import { followFamily, takeBack } from '../renewals/index.ts'
import { endPurchase } from '../subscriptions/index.ts'
import type { RefundNews } from '../vnpay/index.ts'
import { isAllSent, sentOf } from './left.ts'
import { dropWaiting, findRefund, moveRefund, type Refund } from './store.ts'

/**
 * Records the gateway's answer to a refund request. If it accepted, the order is refunded; its term is taken back if
 * the order was paid.
 */
export async function concludeRefund(tx: Knex, id: number, { outcome, reason }: RefundNews, now: Date): Promise<void> {
  const { order_id } = (await findRefund(tx, id))!
  const order = (await lockOrder(tx, (await findOrderById(tx, order_id))!.vnp_txn_ref))!
  const after = { refunded: 'refunded', sent: 'processing', failed: 'failed', unheard: 'approved' } as const
  const trang_thai = after[outcome]
  const refund = await moveRefund(tx, id, ['approved'], { trang_thai, reason })
  if (!refund) return
  await auditByNobody(tx, now, {
    action: 'refund_answered',
    kind: 'refunds',
    subject: id,
    detail: { before: { trang_thai: 'approved' }, after: { trang_thai }, reason, vnp_txn_ref: order.vnp_txn_ref },
  })
  if (outcome === 'refunded' || outcome === 'sent')
    await recordRefunded(tx, { refund, order, reason: 'refund_accepted' }, now)
}

/** What an admin is told at once of the gateway's answer. */
export const answerOf = {
  refunded: 'refund_saved',
  sent: 'refund_under_way',
  failed: 'refund_not_done',
  unheard: 'refund_unanswered',
} as const satisfies Record<RefundNews['outcome'], string>

interface Refunded {
  refund: Refund
  order: Order
  reason: 'refund_accepted' | 'refunded_by_hand' | 'refund_seen'
  /** Whether it ends the order; without it, whether nothing is left of what was paid. */
  ends?: boolean
}

/**
 * The money goes back or went back, and the parent is told once. If it is all that was paid, the order is refunded and
 * what it granted ends; a part, or a second payment, changes neither. The caller has locked family and order.
 */
export async function recordRefunded(tx: Knex, { refund, order, reason, ends }: Refunded, now: Date): Promise<void> {
  const isEnd = refund.giao_dich === null && (ends ?? (await isAllSent(tx, order)))
  if (isEnd && !(await endOrder(tx, { refund, order, reason }, now))) return
  const { ma_phu_huynh, trang_thai, renewal_id, da_thu } = order
  if (trang_thai === 'paid' && refund.giao_dich === null) {
    const { da_hoan } = await sentBackOf(tx, order.id)
    const con_lai = isEnd ? 0 : Math.max(da_thu - da_hoan, 0)
    await writeReturned(tx, { order_id: order.id, refund_id: refund.id, so_tien: refund.so_tien, con_lai }, now)
  }
  const isRenewal = isEnd && trang_thai === 'paid' && renewal_id !== null
  const kind = isRenewal ? 'refund_accepted' : refund.of_review ? 'payment_returned' : 'money_returned'
  const notice = { key: `refund_accepted:${refund.id}`, kind, detail: { amount: refund.so_tien } } as const
  // a transfer that was recorded for them by mistake: nothing went back to them
  const isTakenBack = order.transfer_reference !== null && refund.outside_reference === order.transfer_reference
  if (ma_phu_huynh !== null && !isTakenBack) await writeNotice(tx, { ...notice, ma_phu_huynh }, now)
}

/** An order is granted although parts of it went back while it was under review: its invoice is adjusted by them. */
export async function tellOfParts(tx: Knex, { id: order_id, so_tien: price }: Order, now: Date): Promise<void> {
  let con_lai = price
  const parts = (await sentOf(tx, order_id)).filter(({ giao_dich }) => giao_dich === null)
  for (const { id: refund_id, so_tien } of parts) {
    con_lai -= so_tien
    await writeReturned(tx, { order_id, refund_id, so_tien, con_lai }, now)
  }
}

/** False, without a change, if that was done before. */
async function endOrder(tx: Knex, { refund, order, reason }: Refunded, now: Date): Promise<boolean> {
  if (!(await moveOrder(tx, order.id, ['paid', 'review'], { trang_thai: 'refunded', reason }))) return false
  await auditByNobody(tx, now, {
    action: 'order_refunded',
    kind: 'orders',
    subject: order.id,
    detail: { before: { trang_thai: order.trang_thai }, after: { trang_thai: 'refunded' }, reason: refund.reason },
  })
  if (order.trang_thai === 'paid') {
    if (order.renewal_id === null) await endPurchase(tx, order, reason, now)
    else await takeBack(tx, order, reason, now)
    if (order.ma_phu_huynh !== null) await followFamily(tx, order.ma_phu_huynh, now)
  }
  await refuseWaiting(tx, order, now)
  return true
}

/** The order needs no refund any more: what waits for an admin, or was refused by the gateway, ends. */
export async function refuseWaiting(tx: Knex, { id, vnp_txn_ref }: Order, now: Date): Promise<void> {
  for (const { id: subject } of await dropWaiting(tx, id, now)) {
    const detail = { after: { trang_thai: 'refused' }, vnp_txn_ref }
    await auditByNobody(tx, now, { action: 'refund_refused', kind: 'refunds', subject, detail })
  }
}

/**
 * Records the progress of a refund that the gateway accepted. If the bank refuses it, an admin may approve it again. Its
 * term stays taken back.
 */
export async function recordProgress(
  tx: Knex,
  { refund, vnp_txn_ref }: { refund: Refund; vnp_txn_ref: string },
  { outcome, reason }: RefundNews,
  now: Date,
): Promise<void> {
  if (outcome === 'unheard' || (outcome === 'sent' && reason === refund.reason)) return
  const trang_thai = outcome === 'sent' ? 'processing' : outcome
  if (!(await moveRefund(tx, refund.id, ['processing'], { trang_thai, reason }))) return
  await auditByNobody(tx, now, {
    action: 'refund_answered',
    kind: 'refunds',
    subject: refund.id,
    detail: { before: { trang_thai: 'processing' }, after: { trang_thai }, reason, vnp_txn_ref },
  })
}
