import type { Knex } from 'knex'
import { audit } from '../../kernel/audit.ts'
import { fail, failOnFields } from '../../kernel/failure.ts'
import type { Writer } from '../../kernel/given.ts'
import { reply } from '../../kernel/reply.ts'
import type { Values } from '../../shared/fields.ts'
import { formatMoney } from '../../shared/money.ts'
import type { closing, closingNote } from '../../shared/order-fields.ts'
import {
  closeOverpayment,
  isNumbered,
  isSaidBack,
  lockToDecide,
  moveOf,
  moveOrder,
  type Order,
  type Settle,
  sentBackOf,
  setApart,
} from '../orders/index.ts'
import {
  hasUndecided,
  isRefundApproved,
  leftOf,
  recordOutside,
  refuseWaiting,
  takeFromSecond,
  tellOfParts,
} from '../refunds/index.ts'
import { orderDetail } from './detail.ts'

type AboutOrder = Writer & { params: Record<string, string> }
type Closing = AboutOrder & { body: Values<typeof closing> }

/** An admin has sent the difference back outside, or decided otherwise about it: the log keeps what they write. */
export async function closeOverpaid(given: AboutOrder & { body: Values<typeof closingNote> }) {
  const { tx, params, now, body } = given
  const { id: subject, vnp_txn_ref } = await lockToDecide(given, params.vnp_txn_ref!)
  const so_tien = (await closeOverpayment(tx, subject, now)) ?? fail('not_overpaid')
  if (await isRefundApproved(tx, subject)) fail('refund_approved')
  const detail = { vnp_txn_ref, so_tien, ly_do_dong: body.ly_do }
  await audit(given, { action: 'overpaid_closed', kind: 'orders', subject, detail })
  return reply({ data: await orderDetail(tx, vnp_txn_ref, now), message: 'overpaid_noted' })
}

interface Reviewed {
  given: Closing
  order: Order
  settle: Settle
}

/**
 * An admin has found out what became of an order under review, whatever VNPay answers or does not. A success that VNPay
 * tells of later still grants one that was closed as unpaid.
 */
export async function closeReviewed(settle: Settle, given: Closing) {
  const { tx, params, now, body } = given
  const order = await lockToDecide(given, params.vnp_txn_ref!)
  if (order.trang_thai !== 'review') fail('not_in_review')
  if (await hasUndecided(tx, order.id)) fail('refund_approved')
  await outcomes[body.ket_qua]({ given, order, settle })
  await refuseWaiting(tx, order, now)
  return reply({ data: await orderDetail(tx, order.vnp_txn_ref, now), message: 'order_closed' })
}

const outcomes = { paid: grant, unpaid: closeAsUnpaid, refunded: closeAsSentBack }

async function grant({ given, order, settle }: Reviewed): Promise<void> {
  const { tx, now, body } = given
  const { id: subject, vnp_txn_ref: txnRef, so_tien: amount, transaction_no: transactionNo } = order
  const excess = (order.gateway_amount ?? amount) - amount
  await failIfShort(tx, order, excess)
  const report = { txnRef, amount, transactionNo, verdict: 'paid', reason: 'granted_by_hand', by: 'admin' } as const
  if ((await settle(tx, report, now)) !== 'recorded') fail('not_grantable')
  // if more than the price was paid, what was sent back was not of the price
  const isApart = excess > 0 && (await setApart(tx, order, { excess, now }))
  if (isApart) await takeFromSecond(tx, order)
  else await tellOfParts(tx, order, now)
  // the price, where the books have less
  const detail = { vnp_txn_ref: txnRef, ly_do_dong: body.ly_do_dong, ...(excess < 0 && { gia: amount }) }
  await audit(given, { action: 'order_granted', kind: 'orders', subject, detail })
}

/** `excess` is what the gateway took beyond the price; below 0 where it named less. */
async function failIfShort(tx: Knex, order: Order, excess: number): Promise<void> {
  const { so_tien: price } = order
  const left = await leftOf(tx, order)
  const { da_hoan } = await sentBackOf(tx, order.id)
  // an admin may know that the price was paid although the gateway named less, but not once a part of it went back
  const isShort = excess > 0 ? left < price : excess < 0 && da_hoan > 0
  if (isShort) fail('less_than_price', { left: formatMoney(left), price: formatMoney(price) })
  // without a number nothing is set apart, and the books would have what went back as a part of the price
  if (da_hoan > 0 && excess > 0 && !isNumbered(order)) fail('not_grantable')
  if (excess === 0 && da_hoan >= price) fail('not_grantable')
}

async function closeAsUnpaid({ given, order }: Reviewed): Promise<void> {
  const { tx, body } = given
  const { id: subject } = order
  if (isSaidBack(order) || (await sentBackOf(tx, subject)).da_hoan > 0) fail('partly_sent_back')
  const closed = { trang_thai: 'expired', reason: 'closed_by_hand' } as const
  await moveOrder(tx, subject, ['review'], closed)
  const moved = moveOf(order, closed.trang_thai, closed.reason)
  const detail = { ...moved, by: 'admin', ly_do_dong: body.ly_do_dong }
  await audit(given, { action: 'order_expired', kind: 'orders', subject, detail })
}

async function closeAsSentBack({ given, order }: Reviewed): Promise<void> {
  const { tx } = given
  const { so_tien, ngay, ma_tham_chieu, ly_do_dong: ly_do } = given.body
  if (so_tien === undefined || ngay === undefined || ma_tham_chieu === undefined)
    failOnFields({
      ...(so_tien === undefined && { so_tien: 'required' }),
      ...(ngay === undefined && { ngay: 'required' }),
      ...(ma_tham_chieu === undefined && { ma_tham_chieu: 'required' }),
    })
  const left = await leftOf(tx, order)
  if (so_tien < left) fail('less_than_left', { amount: formatMoney(left) })
  await recordOutside(given, { order, so_tien, ly_do, outside: { ngay, ma_tham_chieu }, day: 'ngay', ends: true })
}
