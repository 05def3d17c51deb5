import type { Knex } from 'knex'
import { leastPayable } from '../vnpay/index.ts'
import { secondLeft } from './second-payments-store.ts'
import { isOfOrder, isSent } from './sent-back-store.ts'

/** Of the price of an order, the shares of so many of its places: odd đồng go to the first ones. */
export const shares = (places: string) =>
  `greatest(${leastPayable}, so_tien / so_thiet_bi * ${places} + least(${places}, so_tien % so_thiet_bi))`

/**
 * Of a row of `orders`: how much more was paid than the places that it renewed cost, and did not go back; null where that
 * is nothing, or an admin has dealt with it.
 */
export const overpaid = `(
  select (da_thu - ${shares('renewed')} - back)::bigint from renewals, lateral (
    select orders.so_tien, orders.so_thiet_bi, orders.da_thu) paid, lateral (
    select count(*) as renewed from renewed_rows where renewal_id = renewals.id and after is not null) counted, lateral (
    select coalesce(sum(refunds.so_tien), 0) as back from refunds
    where order_id = orders.id and ${isOfOrder} and ${isSent}) sent
  where paid_order_id = orders.id and orders.trang_thai = 'paid' and overpaid_closed_at is null
    and da_thu > ${shares('renewed')} + back)`

export const isOverpaid = `${overpaid} is not null`

export interface PaidBeyond {
  /** What was paid beyond the order, and is to go back without being asked for. */
  tra_them: number
}

/** Of a row of `orders`, and its overpayment where the statement has that already. */
export const paidBeyond = (overpayment = overpaid) =>
  `case when orders.trang_thai = 'review' then 0 else coalesce(${overpayment}, 0) + coalesce((
    select sum(${secondLeft}) from second_payments second where second.order_id = orders.id), 0) end`

export async function paidBeyondOf(db: Knex, id: number): Promise<PaidBeyond> {
  return db('orders')
    .where({ id })
    .first({ tra_them: db.raw(paidBeyond()) })
}

/** By how much it was; undefined if it is not, or not any more. */
export async function closeOverpayment(tx: Knex, id: number, now: Date): Promise<number | undefined> {
  const { rows } = await tx.raw(
    `with open as (select id, ${overpaid} as amount from orders where id = :id for update)
     update orders set overpaid_closed_at = :now from open
     where orders.id = open.id and amount is not null returning amount`,
    { id, now },
  )
  return rows[0]?.amount
}

/**
 * How much of what was overpaid an admin noted as dealt with outside. The note no longer counts once a refund outside of
 * the same amount is recorded, unless that went back on a later day than the note: else it is the same transfer.
 */
export async function overpaidNoted(db: Knex, order_id: number): Promise<number> {
  const { rows } = await db.raw(
    `select (detail ->> 'so_tien')::bigint as amount from audit_log noted
     where action = 'overpaid_closed' and subject_kind = 'orders' and subject = :order_id and not exists (
       select from refunds where order_id = :order_id and ${isOfOrder}
         and so_tien = (detail ->> 'so_tien')::bigint and decided_at >= noted.at
         and outside_on <= (noted.at at time zone 'Asia/Ho_Chi_Minh')::date)`,
    { order_id },
  )
  return rows[0]?.amount ?? 0
}
