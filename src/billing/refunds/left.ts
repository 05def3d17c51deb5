import type { Knex } from 'knex'
import { fail, failOnFields } from '../../kernel/failure.ts'
import { formatMoney } from '../../shared/money.ts'
import { type Order, secondPaymentsOf, sentBackOf } from '../orders/index.ts'
import { seenRefundsOf } from './seen-store.ts'
import { type Refund, refundsOf } from './store.ts'

/** What was asked for, approved or sent. */
const going: Refund['trang_thai'][] = ['requested', 'approved', 'processing', 'refunded']

type Payment = Pick<Order, 'id' | 'trang_thai' | 'so_tien' | 'gateway_amount'>

/** What was paid: by the order itself, or by its second payment of this number. */
async function paidBy(db: Knex, order: Payment, giao_dich: string | null): Promise<number> {
  if (giao_dich === null) return order.gateway_amount ?? order.so_tien
  const second = (await secondPaymentsOf(db, order.id)).find(each => each.giao_dich === giao_dich)
  return second?.so_tien ?? failOnFields({ giao_dich: 'invalid_input' })
}

/** What the gateway took under the number that a refund names: by that it tells the whole from a part. */
export async function takenUnder(db: Knex, order: Order, giao_dich: string | null): Promise<number> {
  if (giao_dich !== null && giao_dich !== order.transaction_no) return paidBy(db, order, giao_dich)
  const apart = (await secondPaymentsOf(db, order.id)).find(each => each.giao_dich === order.transaction_no)
  return (await paidBy(db, order, null)) + (apart?.so_tien ?? 0)
}

/** What of a payment is not recorded as sent back or about to be. */
export async function unrefundedOf(db: Knex, order: Payment, giao_dich: string | null = null): Promise<number> {
  const refunds = await refundsOf(db, order.id)
  const gone = refunds.filter(each => each.giao_dich === giao_dich && going.includes(each.trang_thai))
  return (await paidBy(db, order, giao_dich)) - gone.reduce((sum, { so_tien }) => sum + so_tien, 0)
}

/** What can still go back: not what the gateway told of either, until an admin says that it was none of the order's. */
export async function leftOf(db: Knex, order: Payment, giao_dich: string | null = null): Promise<number> {
  const seen = giao_dich === null ? await seenRefundsOf(db, order.id) : []
  return (await unrefundedOf(db, order, giao_dich)) - seen.reduce((sum, { so_tien }) => sum + so_tien, 0)
}

/** Whether all that the order was paid with went back, or is on its way. What was only asked for or approved may fail. */
export async function isAllSent(db: Knex, order: Payment): Promise<boolean> {
  return (await sentBackOf(db, order.id)).da_hoan >= (await paidBy(db, order, null))
}

/** What went back, or is on its way, of the order and of what was paid twice for it. */
export async function sentOf(db: Knex, order_id: number): Promise<Refund[]> {
  return (await refundsOf(db, order_id)).filter(
    ({ trang_thai }) => trang_thai === 'processing' || trang_thai === 'refunded',
  )
}

export interface Wanted {
  so_tien?: number | undefined
  giao_dich?: string | null | undefined
  /** What the admin was shown as left: two tabs, or two clicks, do not send it twice. */
  con_lai_da_xem?: number | undefined
}

/**
 * Of a paid order, a refund that the bank refused after the parent and the e-invoice provider were told of it goes back
 * before any other does.
 */
export async function failIfRefusedByBank(tx: Knex, { id, trang_thai }: Payment): Promise<void> {
  const refunds = trang_thai === 'paid' ? await refundsOf(tx, id) : []
  const isRefused = refunds.some(
    each => each.giao_dich === null && each.trang_thai === 'failed' && each.reason === 'refund_refused',
  )
  if (isRefused) fail('refund_refused_first')
}

/** Without an amount, all that is left. Never more than that, whoever else sends money back: the caller has locked the order. */
export async function amountToSend(
  tx: Knex,
  order: Payment,
  { so_tien, giao_dich = null, con_lai_da_xem }: Wanted,
): Promise<number> {
  if (giao_dich === null) await failIfRefusedByBank(tx, order)
  const left = await leftOf(tx, order, giao_dich)
  if (left <= 0) fail('nothing_left')
  if (con_lai_da_xem !== undefined && con_lai_da_xem !== left) fail('left_changed', { amount: formatMoney(left) })
  if (so_tien !== undefined && so_tien > left) fail('more_than_left', { amount: formatMoney(left) })
  return so_tien ?? left
}
