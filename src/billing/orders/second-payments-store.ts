import type { Knex } from 'knex'
import type { Verdict } from '../vnpay/index.ts'
import type { Order } from './store.ts'

interface Told {
  by: string
  verdict: Verdict
  transactionNo: string | null
  amount: number | undefined
}

interface SecondPayment {
  /** The gateway's number of it. */
  giao_dich: string
  so_tien: number
  luc: Date
  /** What was not sent back yet. */
  con_lai: number
}

/** Of a row `second`: what was not sent back. What an admin approved counts as sent. */
export const secondLeft = `(second.so_tien - coalesce((
  select sum(so_tien) from refunds
  where refunds.order_id = second.order_id and giao_dich = second.transaction_no
    and trang_thai in ('approved', 'processing', 'refunded')), 0))`

/** Whether it has the gateway's number of its payment, which says 0 of one that failed. */
export function isNumbered({ transaction_no }: Order): boolean {
  return transaction_no !== null && transaction_no !== '0'
}

/** A success with another number of the gateway than the order has: the buyer paid once more. */
export function isOtherPayment(order: Order, { by, verdict, transactionNo }: Told): boolean {
  return by === 'ipn' && verdict === 'paid' && isNumbered(order) && order.transaction_no !== transactionNo
}

/** For an order that was paid or sent back, where a success can mean nothing else. */
export function isSecondPayment(order: Order, told: Told): boolean {
  return isOtherPayment(order, told) && (order.ngay_thanh_toan !== null || order.trang_thai === 'refunded')
}

/** Once, however often the gateway repeats it. */
export async function recordSecondPayment(
  tx: Knex,
  { id: order_id }: Order,
  { transactionNo: transaction_no, amount: so_tien }: Told,
  at: Date,
): Promise<void> {
  if (!so_tien) return
  await tx('second_payments')
    .insert({ order_id, transaction_no, so_tien, at })
    .onConflict(['order_id', 'transaction_no'])
    .ignore()
}

export async function secondPaymentsOf(db: Knex, order_id: number): Promise<SecondPayment[]> {
  return db('second_payments as second')
    .where({ order_id })
    .orderBy('id')
    .select('transaction_no as giao_dich', 'so_tien', 'at as luc', db.raw(`${secondLeft} as con_lai`))
}
