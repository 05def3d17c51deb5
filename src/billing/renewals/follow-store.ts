import type { Knex } from 'knex'
import { isWaiting } from './attempts-store.ts'
import { hasPlaces, priceOf } from './places-store.ts'

/** The renewals with an order that is not paid yet; of these families, or of all. */
export async function findOpenRenewals(db: Knex, families: number[] | null): Promise<number[]> {
  const open = db('orders').where({ trang_thai: 'pending' }).whereNotNull('renewal_id')
  if (families) open.whereIn('ma_phu_huynh', families)
  return open.distinct('renewal_id').orderBy('renewal_id').pluck('renewal_id')
}

/** Those of these purchases that may have lost places to the ones that were opened now. */
export async function renewalsBefore(tx: Knex, purchases: string[], opened: number[]): Promise<number[]> {
  const others = tx('renewals').whereIn('purchase', purchases).whereNotIn('id', opened)
  return others.whereNull('paid_order_id').orderBy('id').pluck('id')
}

/** Ends the orders that nobody began to pay and that renew nothing any more. */
export async function closeWaiting(tx: Knex, renewals: number[], now: Date): Promise<void> {
  await tx.raw(
    `with closed as (
       update orders set trang_thai = 'expired', reason = 'renewal_replaced', ask_at = null
       where renewal_id = any(:renewals) and ${isWaiting} and not ${hasPlaces('orders.renewal_id')}
       returning orders.id, vnp_txn_ref
     )
     insert into audit_log (at, action, subject_kind, subject, detail)
     select :now, 'order_expired', 'orders', id, jsonb_build_object(
       'before', jsonb_build_object('trang_thai', 'pending'), 'after', jsonb_build_object('trang_thai', 'expired'),
       'vnp_txn_ref', vnp_txn_ref, 'reason', 'renewal_replaced')
     from closed`,
    { renewals, now },
  )
}

/** An order that nobody began to pay asks for the places that are left, wherever it is shown. */
export async function repriceWaiting(tx: Knex, renewals: number[], now: Date): Promise<void> {
  await tx.raw(
    `with asking as (
       select orders.id, so_tien, so_thiet_bi, renewal_id from orders join renewals on renewals.id = renewal_id
       where renewal_id = any(:renewals) and paid_order_id is null and ${isWaiting}
     ), other as (
       select asking.id, asking.so_tien as before, asking.so_thiet_bi as places_before, price.so_tien, price.so_thiet_bi
       from asking, lateral (${priceOf('asking.renewal_id')}) price
       where price.so_thiet_bi > 0 and (price.so_tien, price.so_thiet_bi) <> (asking.so_tien, asking.so_thiet_bi)
     ), repriced as (
       update orders set so_tien = other.so_tien, so_thiet_bi = other.so_thiet_bi
       from other where orders.id = other.id and ${isWaiting}
         -- else somebody priced it while this waited for the row, and knew more
         and (orders.so_tien, orders.so_thiet_bi) = (before, places_before)
       returning orders.id, vnp_txn_ref, before, places_before, orders.so_tien, orders.so_thiet_bi
     )
     insert into audit_log (at, action, subject_kind, subject, detail)
     select :now, 'order_repriced', 'orders', id, jsonb_build_object(
       'before', jsonb_build_object('so_tien', before, 'so_thiet_bi', places_before),
       'after', jsonb_build_object('so_tien', so_tien, 'so_thiet_bi', so_thiet_bi), 'vnp_txn_ref', vnp_txn_ref)
     from repriced`,
    { renewals, now },
  )
}

/**
 * An order that was at the gateway keeps its amount, because it may be paid there. Where that is not what the renewal costs by
 * now, or nothing is left to pay, its reason says so.
 */
export async function explainAsked(tx: Knex, renewals: number[]): Promise<void> {
  await tx.raw(
    `with explained as (
       select orders.id, case
           when paid_order_id is not null or price.so_thiet_bi = 0 then 'renewal_replaced'
           when (price.so_tien, price.so_thiet_bi) <> (orders.so_tien, orders.so_thiet_bi) then 'renewal_repriced' end as why
       from orders join renewals on renewals.id = renewal_id, lateral (${priceOf('renewals.id')}) price
       where renewal_id = any(:renewals) and trang_thai = 'pending' and charge_step is null and not (${isWaiting})
     )
     update orders set reason = why from explained
     where orders.id = explained.id and trang_thai = 'pending' and reason is distinct from why`,
    { renewals },
  )
}
