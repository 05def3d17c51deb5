import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import { isInParts, type ToldRefund } from '../vnpay/index.ts'
import { lockOrder } from './grants-store.ts'
import { hasReturn } from './heard-store.ts'
import { moveReported, type Reported } from './move-reported.ts'
import { amountNamed, type PaymentReport, paidAt } from './payment-report.ts'
import {
  dropSecondPayment,
  isRefundOfSecond,
  isSecondSentBack,
  numberPayment,
  recordSecondPayment,
  swapSecondPayment,
  withdrawSecondPayment,
} from './second-payments-store.ts'
import { hasRefund, type Order, type OrderStatus, savePayment } from './store.ts'
import {
  isNumbered,
  isOfOtherNumber,
  isOtherPayment,
  isPaymentOfDone,
  isSaidBack,
  isSecondPayment,
  mayBeSecond,
  takesMoney,
} from './which-payment.ts'

/** What a report means for other rooms, in the transaction of `settle`, which holds order and family. */
export interface Effects {
  /** Why a payment cannot do what was ordered, so that the order goes under review; null if it can. */
  obstacle: (tx: Knex, order: Order) => Promise<GatewayReason | null>
  /** A renewal is paid. A purchase is granted by `settle` itself. */
  extend: (tx: Knex, order: Order, at: { now: Date; paid: Date }) => Promise<void>
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
 * The only function that acts on what the gateway reports of money, in any order and repeatedly: a success after a
 * failure grants, and no report moves an order that is paid, but it may number its payment or note money beside it.
 */
async function settle(effects: Effects, tx: Knex, report: PaymentReport, now: Date): Promise<Settled> {
  const order = await lockOrder(tx, report.txnRef)
  if (!order) return 'unknown'
  const given = { effects, tx, order, report, now }
  return (await settleRefund(given)) ?? (await settleOtherMoney(given)) ?? settlePayment(given)
}

interface Settling extends Reported {
  effects: Effects
}

/** Undefined if the report tells of no refund, or of one that decides what becomes of the order. */
async function settleRefund({ effects, tx, order, report, now }: Settling): Promise<Settled | undefined> {
  if (!report.sentBack) return undefined
  if (order.trang_thai === 'paid' || order.trang_thai === 'refunded') {
    await effects.sentBack(tx, order, report.sentBack, now)
    return 'already'
  }
  return (await isRefundOfSecond(tx, order, report.sentBack)) ? 'already' : undefined
}

/** Money that does not change the order, or a second payment that failed in the end. Undefined if it is neither. */
async function settleOtherMoney({ tx, order, report, now }: Settling): Promise<Settled | undefined> {
  const isBack = mayBeSecond(order, report) && (await isSecondSentBack(tx, order.id, report.transactionNo))
  if (isBack) return 'already'
  if (isSecondPayment(order, report)) {
    await recordSecondPayment(tx, order, report, now)
    return 'already'
  }
  if (isPaymentOfDone(order, report)) {
    await numberPayment(tx, order, report, now)
    return 'already'
  }
  return (await withdrawSecondPayment(tx, order, report)) ? 'recorded' : undefined
}

/** It is the order's payment if it can be, and what the order had before is sent back; if it cannot, it is sent back itself. */
async function settlePayment(given: Settling): Promise<Settled> {
  const { tx, order, report, now } = given
  const settled = await moveByReport(given)
  if (settled === 'recorded') await swapSecondPayment(tx, order, report, now)
  else if (isOtherPayment(order, report) && order.trang_thai === 'review')
    await recordSecondPayment(tx, order, report, now)
  return settled
}

async function moveByReport(given: Settling): Promise<Settled> {
  const { tx, order, report } = given
  await keepPayment(given)
  if (isInParts(report)) return settleInParts(given)
  if (isWrongAmount(given)) {
    if (report.verdict === 'paid' || report.verdict === 'review') await putUnderReview(given, 'wrong_amount')
    return 'wrong_amount'
  }
  // a refund is under way; its outcome decides
  if (order.trang_thai === 'review' && report.by !== 'admin' && (await hasRefund(tx, order.id))) return 'already'
  switch (report.verdict) {
    case 'unfinished':
      return 'recorded'
    case 'failed':
      return settleFailed(given)
    case 'review':
      return report.sentBack ? settleWhole(given) : putUnderReview(given, report.reason)
    case 'paid':
      return settlePaid(given)
  }
}

async function settleInParts(given: Settling): Promise<Settled> {
  const { tx, order } = given
  if (isInParts(order) || (await hasRefund(tx, order.id))) return 'already'
  return moveReported(given, [...reviewableBy(given), 'review'], 'review', 'partly_refunded')
}

/** All of it goes back, or the bank refused to take it: the order says so even if it was under review before. */
async function settleWhole(given: Settling): Promise<Settled> {
  const { order, report } = given
  const isNews = report.sentBack!.outcome !== 'unheard' && report.reason !== order.reason
  const from = reviewableBy(given)
  return moveReported(given, isNews ? [...from, 'review'] : from, 'review', report.reason)
}

/** Where our question is answered that nothing was taken, or that it goes back, the amount that it names says nothing. */
function isWrongAmount({ order, report }: Settling): boolean {
  const isUntaken = report.verdict === 'failed' && report.by === 'query'
  return report.amount !== order.so_tien && !isUntaken && !report.sentBack
}

async function putUnderReview(given: Settling, reason: GatewayReason): Promise<Settled> {
  return moveReported(given, reviewableBy(given), 'review', reason)
}

/**
 * Under review, the first money that the gateway tells of is the order’s payment, also where it cannot grant: money of
 * another number is a second one. Its newest amount counts, until a refund goes by it.
 */
async function keepPayment({ tx, order, report }: Settling): Promise<void> {
  const named = amountNamed(report)
  if (order.trang_thai !== 'review' || isOtherPayment(order, report) || !('gateway_amount' in named)) return
  // a refund may name a number of its own
  const transaction_no = isNumbered(order) || report.sentBack ? order.transaction_no : report.transactionNo
  if (mayBeSecond(order, report)) await dropSecondPayment(tx, order.id, transaction_no)
  await savePayment(tx, order.id, { transaction_no, ...((await hasRefund(tx, order.id)) ? {} : named) })
}

/**
 * The states from which the report may put the order under review. An admin has said what became of a closed one: after
 * that only a success is news, and money of another number.
 */
function reviewableBy({ order, report }: Settling): OrderStatus[] {
  const isNew = report.by === 'ipn' && takesMoney(report) && (!isNumbered(order) || isOfOtherNumber(order, report))
  return order.reason === 'closed_by_hand' && !isNew ? [] : notPaid
}

async function settleFailed(given: Settling): Promise<Settled> {
  const { effects, tx, order, report, now } = given
  // A success that the buyer brought back, signed, outweighs it: an admin decides. After a call, VNPay is asked first.
  if (await hasReturn(tx, order.vnp_txn_ref))
    return report.by === 'ipn' ? 'recorded' : putUnderReview(given, 'returned_paid')
  // the failure of another try says nothing of the money that the order is under review for
  const isAnswer = report.wasReviewed && !isOfOtherNumber(order, report)
  const from: OrderStatus[] = isAnswer ? ['pending', 'review'] : ['pending']
  const settled = await moveReported(given, from, 'failed', report.reason)
  if (settled === 'recorded' && order.charge_step !== null) await effects.decline(tx, order, report.reason, now)
  return settled
}

async function settlePaid(given: Settling): Promise<Settled> {
  const { effects, tx, order, report, now } = given
  const obstacle = order.ma_phu_huynh === null ? 'buyer_gone' : await effects.obstacle(tx, order)
  if (obstacle) return moveReported(given, notPaid, 'review', obstacle)
  // a late call about money that goes back; an answer that it is there is newer
  if (report.by === 'ipn' && isSaidBack(order) && !isOtherPayment(order, report)) return 'already'
  // money to give back, also once what had paid the period before it was given back: an admin decides
  if (report.by !== 'admin' && order.reason === 'paid_twice') return 'already'
  const reason = report.by === 'admin' ? report.reason : 'paid'
  // a purchase is granted by the move itself
  const settled = await moveReported(given, [...notPaid, 'review'], 'paid', reason)
  if (settled === 'recorded' && order.renewal_id !== null)
    await effects.extend(tx, order, { now, paid: paidAt(order, report, now) })
  return settled
}
