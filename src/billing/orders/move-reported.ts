import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import { moveAndGrant } from './grants-store.ts'
import { unpayableAfter } from './orders.ts'
import { amountNamed, type PaymentReport, paidAt } from './payment-report.ts'
import { moveOf } from './record.ts'
import type { Order, OrderStatus } from './store.ts'
import { ownNumber } from './which-payment.ts'

/** An order, which is locked with its family, and what is reported of its payment. */
export interface Reported {
  tx: Knex
  order: Order
  report: PaymentReport
  now: Date
}

/** Moves the order to another state, with what the report says of the payment. `already` if it is in no `from` state. */
export async function moveReported(
  { tx, order, report, now }: Reported,
  from: OrderStatus[],
  trang_thai: 'paid' | 'failed' | 'review',
  reason: GatewayReason,
): Promise<'recorded' | 'already'> {
  // a success of what was not expected to succeed any more
  const isLate = trang_thai === 'paid' && order.trang_thai !== 'pending'
  const isMoved = await moveAndGrant(tx, {
    id: order.id,
    from,
    trang_thai,
    reason,
    transaction_no: (isOfPayment(report, trang_thai) && report.transactionNo) || ownNumber(order),
    gateway_amount: null,
    ...amountNamed(report),
    ngan_hang: report.bank ?? null,
    loai_the: report.card ?? null,
    paid_at: paidAt(order, report, now),
    ask_at: askAgainAt(order, trang_thai, now),
    now,
    detail: { ...moveOf(order, trang_thai, reason), by: report.by, ...(isLate && { late: true }) },
  })
  return isMoved ? 'recorded' : 'already'
}

/**
 * Whether the number that it names is of what the order is moved for. A refund may be of the second payment, or name a
 * number of its own, and a failure says nothing of the money that the buyer came back with.
 */
function isOfPayment({ sentBack, verdict }: PaymentReport, trang_thai: OrderStatus): boolean {
  return !sentBack && (verdict !== 'failed' || trang_thai === 'failed')
}

/** A failed order is asked about once more: the buyer may have tried again and paid, and the call may be lost. */
function askAgainAt({ ngay_tao, charge_step }: Order, trang_thai: OrderStatus, now: Date): Date | null {
  if (trang_thai === 'review') return new Date(now.getTime() + 86_400_000)
  if (trang_thai === 'paid') return null
  const over = new Date(ngay_tao.getTime() + unpayableAfter)
  return charge_step === null && over > now ? over : null
}
