import { audit } from '../../kernel/audit.ts'
import { reply, type Writer } from '../../kernel/endpoint.ts'
import { fail } from '../../kernel/failure.ts'
import type { Values } from '../../shared/fields.ts'
import type { closing } from '../../shared/order-fields.ts'
import { closeOverpayment } from '../ledger/index.ts'
import { hasRefund, lockOrder, mayBeDecidedByAsking, moveOrder } from '../orders/index.ts'
import { isRefundApproved } from '../refunds/index.ts'
import { orderDetail } from './detail.ts'

type Closing = Writer & { params: Record<string, string>; body: Values<typeof closing> }

/** An admin has sent the difference back outside, or decided otherwise about it: the log keeps what they write. */
export async function closeOverpaid(given: Closing) {
  const { tx, params, now, body } = given
  const { id: subject, vnp_txn_ref } = (await lockOrder(tx, params.vnp_txn_ref!)) ?? fail('not_found')
  const so_tien = (await closeOverpayment(tx, subject, now)) ?? fail('not_overpaid')
  if (await isRefundApproved(tx, subject)) fail('refund_approved')
  const detail = { vnp_txn_ref, so_tien, ly_do_dong: body.ly_do }
  await audit(given, { action: 'overpaid_closed', kind: 'orders', subject, detail })
  return reply({ data: await orderDetail(tx, given, vnp_txn_ref), message: 'overpaid_noted' })
}

/**
 * Of an order under review that VNPay cannot be asked about, an admin has heard otherwise that nothing was taken, or has
 * sent it back outside, in parts too. A success that VNPay tells of later still grants.
 */
export async function closeReviewed(given: Closing) {
  const { tx, params, gateway, body } = given
  const order = (await lockOrder(tx, params.vnp_txn_ref!)) ?? fail('not_found')
  if (order.trang_thai !== 'review') fail('not_in_review')
  if (await hasRefund(tx, order.id)) fail('refund_approved')
  if (mayBeDecidedByAsking(gateway, order)) fail('contract_on')
  const { id: subject, vnp_txn_ref } = order
  const closed = { trang_thai: 'expired', reason: 'closed_by_hand' } as const
  await moveOrder(tx, subject, ['review'], closed)
  const detail = {
    before: { trang_thai: 'review' },
    after: { trang_thai: closed.trang_thai },
    vnp_txn_ref,
    reason: closed.reason,
    by: 'admin',
    ly_do_dong: body.ly_do,
  }
  await audit(given, { action: 'order_expired', kind: 'orders', subject, detail })
  return reply({ data: await orderDetail(tx, given, vnp_txn_ref), message: 'order_closed' })
}
