import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import { isInParts, type ToldRefund } from '../vnpay/index.ts'
import { lockOrder, moveAndGrant } from './grants-store.ts'
import { hasReturn } from './heard-store.ts'
import { unpayableAfter } from './orders.ts'
import { amountNamed, type PaymentReport, paidAt } from './payment-report.ts'
import { moveOf } from './record.ts'
import {
  isNumbered,
  isOtherPayment,
  isSecondPayment,
  isSentBack,
  recordSecondPayment,
  swapSecondPayment,
  takesMoney,
} from './second-payments-store.ts'
import { hasRefund, type Order, type OrderStatus, savePayment } from './store.ts'

/** What a report means for other rooms, in the transaction of `settle`, which holds order and family. */
export interface Effects {
  /** Why a payment cannot do what was ordered, so that the order goes under review; null if it can. */
  obstacle: (tx: Knex, order: Order) => Promise<GatewayReason | null>
  /** A renewal is paid. A purchase is granted by `settle` itself. */
  extend: (tx: Knex, order: Order, now: Date) => Promise<void>
  /** A charge without the buyer was declined. */
  decline: (tx: Knex, order: Order, reason: GatewayReason, now: Date) => Promise<void>
  /** The gateway tells of a refund of an order that is or was paid. */
  sentBack: (tx: Knex, order: Order, refund: ToldRefund, now: Date) => Promise<void>
}

/** `recorded` is a report that is right about its order, also where it leaves the order as it was. */
export type Settled = 'unknown' | 'wrong_amount' | 'already' | 'recorded'

/** States from which a later report may still make an order paid. */
const notPaid: OrderStatus[] = ['pending', 'failed', 'expired']

export type Settle = (tx: Knex, report: PaymentReport, now: Date) => Promise<Settled>

/** `settle` for other rooms to call. */
export const settling =
  (effects: Effects): Settle =>
  (tx, report, now) =>
    settle(effects, tx, report, now)

/**
 * The only function that acts on what the gateway reports of money. Reports may come in any order and repeatedly: a
 * success after a failure grants, and no report changes an order that is paid.
 */
async function settle(effects: Effects, tx: Knex, report: PaymentReport, now: Date): Promise<Settled> {
  const order = await lockOrder(tx, report.txnRef)
  if (!order) return 'unknown'
  if (report.sentBack && (order.trang_thai === 'paid' || order.trang_thai === 'refunded')) {
    await effects.sentBack(tx, order, report.sentBack, now)
    return 'already'
  }
  if (isSecondPayment(order, report)) {
    await recordSecondPayment(tx, order, report, now)
    return 'already'
  }
  const isOther = order.trang_thai === 'review' && isOtherPayment(order, report)
  if (isOther && (await isSentBack(tx, order.id, report.transactionNo))) return 'already'
  const settled = await settleOpen(effects, tx, { order, report }, now)
  if (isOther) {
    // it grants if it can, and what the order had before is sent back; if it cannot, it is sent back itself
    if (settled === 'recorded' && report.verdict === 'paid') await swapSecondPayment(tx, order, report, now)
    else await recordSecondPayment(tx, order, report, now)
  }
  return settled
}

async function settleOpen(
  effects: Effects,
  tx: Knex,
  { order, report }: { order: Order; report: PaymentReport },
  now: Date,
): Promise<Settled> {
  const named = amountNamed(report)
  const isSame = order.trang_thai === 'review' && !isOtherPayment(order, report)
  if (isSame && 'gateway_amount' in named && !(await hasRefund(tx, order.id))) await savePayment(tx, order.id, named)
  const move = mover(tx, order, report, now)
  // an admin has said what became of a closed one: after that only a success is news, and money of another number
  const isNew = isOtherPayment(order, report) || (report.by === 'ipn' && takesMoney(report) && !isNumbered(order))
  const reviewable = order.reason === 'closed_by_hand' && !isNew ? [] : notPaid
  if (isInParts(report)) {
    if (isInParts(order) || (await hasRefund(tx, order.id))) return 'already'
    return (await move([...reviewable, 'review'], 'review', 'partly_refunded')) ? 'recorded' : 'already'
  }
  // where our question is answered that nothing was taken, the amount that it names says nothing
  const isUntaken = report.verdict === 'failed' && report.by === 'query'
  if (report.amount !== order.so_tien && !isUntaken) {
    if (report.verdict === 'paid' || report.verdict === 'review') await move(reviewable, 'review', 'wrong_amount')
    return 'wrong_amount'
  }
  // A refund is under way; its outcome decides.
  if (order.trang_thai === 'review' && report.by !== 'admin' && (await hasRefund(tx, order.id))) return 'already'
  switch (report.verdict) {
    case 'unfinished':
      return 'recorded'
    case 'failed':
      // A success that the buyer brought back, signed, outweighs it: an admin decides. After a call, VNPay is asked first.
      if (await hasReturn(tx, order.vnp_txn_ref)) {
        if (report.by === 'ipn') return 'recorded'
        return (await move(reviewable, 'review', 'returned_paid')) ? 'recorded' : 'already'
      }
      if (!(await move(report.wasReviewed ? ['pending', 'review'] : ['pending'], 'failed', report.reason)))
        return 'already'
      if (order.charge_step !== null) await effects.decline(tx, order, report.reason, now)
      return 'recorded'
    case 'review':
      return (await move(reviewable, 'review', report.reason)) ? 'recorded' : 'already'
    case 'paid': {
      if (order.ma_phu_huynh === null) return (await move(notPaid, 'review', 'buyer_gone')) ? 'recorded' : 'already'
      const obstacle = await effects.obstacle(tx, order)
      if (obstacle) return (await move(notPaid, 'review', obstacle)) ? 'recorded' : 'already'
      // `moveAndGrant` grants a purchase when it moves to paid.
      const reason = report.by === 'admin' ? report.reason : 'paid'
      if (!(await move([...notPaid, 'review'], 'paid', reason))) {
        // granted by hand: by its number a second payment is told from this one
        if (!isNumbered(order) && report.transactionNo !== null)
          await savePayment(tx, order.id, { transaction_no: report.transactionNo })
        return 'already'
      }
      if (order.renewal_id !== null) await effects.extend(tx, order, now)
      return 'recorded'
    }
  }
}

/** A failed order is asked about once more: the buyer may have tried again and paid, and the call may be lost. */
function askAgainAt({ ngay_tao, charge_step }: Order, trang_thai: OrderStatus, now: Date): Date | null {
  if (trang_thai === 'review') return new Date(now.getTime() + 86_400_000)
  if (trang_thai === 'paid') return null
  const over = new Date(ngay_tao.getTime() + unpayableAfter)
  return charge_step === null && over > now ? over : null
}

function mover(tx: Knex, order: Order, report: PaymentReport, now: Date) {
  return (from: OrderStatus[], trang_thai: 'paid' | 'failed' | 'review', reason: GatewayReason): Promise<boolean> => {
    // a success of what was not expected to succeed any more
    const isLate = trang_thai === 'paid' && order.trang_thai !== 'pending'
    return moveAndGrant(tx, {
      id: order.id,
      from,
      trang_thai,
      reason,
      // a refund may be of the second payment
      transaction_no: report.sentBack && isNumbered(order) ? order.transaction_no : report.transactionNo,
      gateway_amount: null,
      ...amountNamed(report),
      ngan_hang: report.bank ?? null,
      loai_the: report.card ?? null,
      paid_at: paidAt(order, report, now),
      ask_at: askAgainAt(order, trang_thai, now),
      now,
      detail: { ...moveOf(order, trang_thai, reason), by: report.by, ...(isLate && { late: true }) },
    })
  }
}
