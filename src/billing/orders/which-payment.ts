import type { Verdict } from '../vnpay/index.ts'
import type { Order } from './store.ts'

/** What is told of a payment, by the gateway or an admin. */
export interface PaymentNews {
  by: string
  verdict: Verdict
  transactionNo: string | null
  amount: number | undefined
  sentBack?: unknown
}

/** Whether it has the gateway's number of its payment. */
export function isNumbered({ transaction_no }: Order): boolean {
  return namesTransaction(transaction_no)
}

/** The gateway says 0 of a payment that failed, and may leave the number out. */
function namesTransaction(transactionNo: string | null): boolean {
  return transactionNo !== null && transactionNo !== '' && transactionNo !== '0'
}

/** Its number of money: what failed took none, and the number is that of the try. */
export function ownNumber({ trang_thai, transaction_no }: Order): string | null {
  return trang_thai === 'failed' ? null : transaction_no
}

const saidBack: Order['reason'][] = ['refund_processing', 'refund_sent', 'refund_done', 'partly_refunded']

/** Whether the gateway said last that the payment of an order under review, or a part of it, goes back. */
export function isSaidBack({ trang_thai, reason }: Order): boolean {
  return trang_thai === 'review' && saidBack.includes(reason)
}

/** Whether the money left the buyer, or may have. */
export function takesMoney({ verdict, sentBack }: PaymentNews): boolean {
  return (verdict === 'paid' || verdict === 'review') && !sentBack
}

/** Whether the gateway tells of money and names its transaction. */
function isNumberedMoney(told: PaymentNews): boolean {
  return told.by !== 'admin' && takesMoney(told) && namesTransaction(told.transactionNo)
}

/** Whether it is about another transaction than the order has. */
export function isOfOtherNumber(order: Order, { transactionNo }: Pick<PaymentNews, 'transactionNo'>): boolean {
  return isNumbered(order) && order.transaction_no !== transactionNo
}

/** Money with another number of the gateway than the order has: the buyer paid once more. */
export function isOtherPayment(order: Order, told: PaymentNews): boolean {
  return isNumberedMoney(told) && isOfOtherNumber(order, told)
}

/** Whether it may be listed as paid twice: not of an order that was never moved, which has no second payment. */
export function mayBeSecond(order: Order, told: PaymentNews): boolean {
  return order.trang_thai !== 'pending' && isNumberedMoney(told) && order.transaction_no !== told.transactionNo
}

/** For an order that was paid or sent back, where further money can mean nothing else. */
export function isSecondPayment(order: Order, told: PaymentNews): boolean {
  return isOtherPayment(order, told) && isDone(order)
}

/** The first money that the gateway tells of after an admin decided about the order: it is what they decided about. */
export function isPaymentOfDone(order: Order, told: PaymentNews): boolean {
  return isNumberedMoney(told) && isDone(order) && !isNumbered(order)
}

function isDone({ ngay_thanh_toan, trang_thai }: Order): boolean {
  return ngay_thanh_toan !== null || trang_thai === 'refunded'
}
