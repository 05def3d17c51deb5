import type { Knex } from 'knex'
import { auditByNobody } from '../../kernel/audit.ts'
import { writeReturned } from '../invoices/index.ts'
import { writeNotice } from '../notices/index.ts'
import { findOrderById, lockOrder, moveOrder, type Order } from '../orders/index.ts'
import { takeBack } from '../renewals/index.ts'
import type { RefundNews } from '../vnpay/index.ts'
import { findRefund, moveRefund, type Refund } from './store.ts'

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

/**
 * The money goes back or went back: the order is refunded, its term is taken back if it was paid, and the parent is told.
 * Nothing changes if that was done before. The caller has locked family and order.
 */
export async function recordRefunded(
  tx: Knex,
  { refund, order, reason }: { refund: Refund; order: Order; reason: 'refund_accepted' | 'refunded_by_hand' },
  now: Date,
): Promise<void> {
  if (!(await moveOrder(tx, order.id, ['paid', 'review'], { trang_thai: 'refunded', reason }))) return
  await auditByNobody(tx, now, {
    action: 'order_refunded',
    kind: 'orders',
    subject: order.id,
    detail: { before: { trang_thai: order.trang_thai }, after: { trang_thai: 'refunded' }, reason: refund.reason },
  })
  if (order.trang_thai === 'paid') {
    await takeBack(tx, order, reason, now)
    const { so_tien } = refund
    await writeReturned(tx, { order_id: order.id, so_tien, con_lai: order.so_tien - so_tien }, now)
  }
  const kind = refund.of_review ? 'payment_returned' : 'refund_accepted'
  const notice = { key: `refund_accepted:${refund.id}`, kind, detail: { amount: refund.so_tien } } as const
  if (order.ma_phu_huynh !== null) await writeNotice(tx, { ...notice, ma_phu_huynh: order.ma_phu_huynh }, now)
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
