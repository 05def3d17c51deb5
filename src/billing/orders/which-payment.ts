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
  return transaction_no !== null && transaction_no !== '0'
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
  return isOfOtherNumber(order, told) && told.by !== 'admin' && takesMoney(told)
}

/** For an order that was paid or sent back, where further money can mean nothing else. */
export function isSecondPayment(order: Order, told: Told): boolean {
  return isOtherPayment(order, told) && isDone(order)
}

/** The first money that the gateway tells of after an admin said what became of the order: it is what they spoke of. */
export function isPaymentOfDone(order: Order, told: Told): boolean {
  return isDone(order) && !isNumbered(order) && told.by !== 'admin' && takesMoney(told) && told.transactionNo !== null
}

function isDone({ ngay_thanh_toan, trang_thai }: Order): boolean {
  return ngay_thanh_toan !== null || trang_thai === 'refunded'
}
