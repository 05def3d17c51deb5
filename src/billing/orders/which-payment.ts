import type { Verdict } from '../vnpay/index.ts'
import type { Order } from './store.ts'

/** What is told of a payment, by the gateway or an admin. */
export interface Told {
  by: string
  verdict: Verdict
  transactionNo: string | null
  amount: number | undefined
  sentBack?: unknown
}

/** Whether it has the gateway's number of its payment, which says 0 of one that failed. */
export function isNumbered({ transaction_no }: Order): boolean {
  return isNumber(transaction_no)
}

/** An answer that leaves the number out names none. */
function isNumber(transactionNo: string | null): transactionNo is string {
  return transactionNo !== null && transactionNo !== '' && transactionNo !== '0'
}

const saidBack: Order['reason'][] = ['refund_processing', 'refund_sent', 'refund_done', 'partly_refunded']

/** Whether the gateway said last that the payment of an order under review, or a part of it, goes back. */
export function isSaidBack({ trang_thai, reason }: Order): boolean {
  return trang_thai === 'review' && saidBack.includes(reason)
}

/** Whether the money left the buyer, or may have. */
export function takesMoney({ verdict, sentBack }: Told): boolean {
  return (verdict === 'paid' || verdict === 'review') && !sentBack
}

/** Whether it is about another transaction than the order has. */
export function isOfOtherNumber(order: Order, { transactionNo }: Pick<Told, 'transactionNo'>): boolean {
  return isNumbered(order) && order.transaction_no !== transactionNo
}

/** Money with another number of the gateway than the order has: the buyer paid once more. */
export function isOtherPayment(order: Order, told: Told): boolean {
  return isNumber(told.transactionNo) && isOfOtherNumber(order, told) && told.by !== 'admin' && takesMoney(told)
}

/** For an order that was paid or sent back, where further money can mean nothing else. */
export function isSecondPayment(order: Order, told: Told): boolean {
  return isOtherPayment(order, told) && isDone(order)
}

/** The first money that the gateway tells of after an admin said what became of the order: it is what they spoke of. */
export function isPaymentOfDone(order: Order, told: Told): boolean {
  return isDone(order) && !isNumbered(order) && told.by !== 'admin' && takesMoney(told) && isNumber(told.transactionNo)
}

function isDone({ ngay_thanh_toan, trang_thai }: Order): boolean {
  return ngay_thanh_toan !== null || trang_thai === 'refunded'
}
