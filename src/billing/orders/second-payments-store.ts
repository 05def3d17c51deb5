import type { Knex } from 'knex'
import type { ToldRefund } from '../vnpay/index.ts'
import { type Order, savePayment } from './store.ts'
import { isNumbered, isOfOtherNumber, isOtherPayment, mayBeSecond, type PaymentNews } from './which-payment.ts'

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

/**
 * Its number tells it from a second payment. What the gateway took beyond the price goes back like one, but what was known
 * when an admin decided is what they decided about.
 */
export async function numberPayment(tx: Knex, order: Order, told: PaymentNews, at: Date): Promise<void> {
  const { transactionNo, amount = 0 } = told
  await savePayment(tx, order.id, { transaction_no: transactionNo })
  await dropSecondPayment(tx, order.id, transactionNo)
  const known = Math.max(order.so_tien, order.gateway_amount ?? 0)
  await recordSecondPayment(tx, order, { ...told, amount: Math.max(0, amount - known) }, at)
}

/**
 * Deletes a second payment that the gateway calls failed in the end, so that it does not wait to go back. False if there
 * is none, or an admin has sent some of it.
 */
export async function withdrawSecondPayment(tx: Knex, order: Order, told: PaymentNews): Promise<boolean> {
  const { transactionNo: transaction_no } = told
  if (told.verdict !== 'failed' || !isOfOtherNumber(order, told)) return false
  if (await isSecondSentBack(tx, order.id, transaction_no)) return false
  return dropSecondPayment(tx, order.id, transaction_no)
}

/** Of which payment of the order a refund is that the gateway tells of; undefined where it names its own number. */
export async function paymentNamed(db: Knex, order: Order, { transactionNo }: ToldRefund): Promise<string | undefined> {
  if (transactionNo === order.transaction_no) return transactionNo
  const second = db('second_payments').where({ order_id: order.id, transaction_no: transactionNo })
  return (await second.first('id')) && transactionNo
}

/** Whether it is of a second payment: by the number, or where that is its own, by the amount of one that was sent. */
export async function isRefundOfSecond(db: Knex, order: Order, told: ToldRefund): Promise<boolean> {
  const named = await paymentNamed(db, order, told)
  if (named !== undefined) return named !== order.transaction_no
  const { id: order_id } = order
  const { amount } = told
  const sent = db('refunds')
    .where({ order_id, so_tien: amount ?? 0 })
    .whereNotNull('giao_dich')
  return (await sent.whereNot('trang_thai', 'refused').first('id')) !== undefined
}

/** Once, however often the gateway repeats it. */
export async function recordSecondPayment(
  tx: Knex,
  { id: order_id }: Order,
  { transactionNo: transaction_no, amount: so_tien }: PaymentNews,
  at: Date,
): Promise<void> {
  if (!so_tien) return
  await tx('second_payments')
    .insert({ order_id, transaction_no, so_tien, at })
    .onConflict(['order_id', 'transaction_no'])
    .ignore()
}

/** Whether a second payment of that number goes back to the buyer, or went. */
export async function isSecondSentBack(tx: Knex, order_id: number, giao_dich: string | null): Promise<boolean> {
  const refund = tx('refunds')
    .where({ order_id, giao_dich })
    .whereNotNull('giao_dich')
    .whereNot('trang_thai', 'refused')
  return (await refund.first('id')) !== undefined
}

/**
 * What the report tells of has become the order's own payment, so it is not a second one any more. If the order was under
 * review, the payment that it had before becomes a second one.
 */
export async function swapSecondPayment(tx: Knex, order: Order, told: PaymentNews, at: Date): Promise<void> {
  if (!mayBeSecond(order, told)) return
  await dropSecondPayment(tx, order.id, told.transactionNo)
  if (order.trang_thai !== 'review' || !isOtherPayment(order, told)) return
  const first = { ...told, transactionNo: order.transaction_no, amount: order.gateway_amount ?? order.so_tien }
  await recordSecondPayment(tx, order, first, at)
}

/** What has become the order’s own payment, or failed, is not a second one any more. False if there was none. */
export async function dropSecondPayment(tx: Knex, order_id: number, transaction_no: string | null): Promise<boolean> {
  return (await tx('second_payments').where({ order_id, transaction_no }).delete()) > 0
}

/**
 * What the gateway took beyond the price of an order that is granted by hand goes back like a second payment. False where
 * that has no number to name it by.
 */
export async function setApart(
  tx: Knex,
  order: Order,
  { excess, now }: { excess: number; now: Date },
): Promise<boolean> {
  if (!isNumbered(order) || order.gateway_amount === null) return false
  await savePayment(tx, order.id, { gateway_amount: order.gateway_amount - excess })
  const { transaction_no: transactionNo } = order
  await recordSecondPayment(tx, order, { by: 'admin', verdict: 'paid', transactionNo, amount: excess }, now)
  return true
}

export async function secondPaymentsOf(db: Knex, order_id: number): Promise<SecondPayment[]> {
  return db('second_payments as second')
    .where({ order_id })
    .orderBy('id')
    .select('transaction_no as giao_dich', 'so_tien', 'at as luc', db.raw(`${secondLeft} as con_lai`))
}
