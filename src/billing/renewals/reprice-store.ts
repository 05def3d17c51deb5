import type { Knex } from 'knex'
import { isWaiting } from './attempts-store.ts'
import { priceOf } from './places-store.ts'

/**
 * An order that nobody began to pay asks for the places that are left, wherever it is shown; of one purchase, or of all. One
 * that was at the gateway keeps its amount.
 */
export async function repriceWaiting(tx: Knex, now: Date, purchase: string | null = null): Promise<void> {
  await tx.raw(
    `with asking as (
       select orders.id, so_tien, so_thiet_bi, renewal_id from orders join renewals on renewals.id = renewal_id
       where (:purchase::text is null or purchase = :purchase) and paid_order_id is null and ${isWaiting}
     ), other as (
       select asking.id, asking.so_tien as before, asking.so_thiet_bi as places_before, price.so_tien, price.so_thiet_bi
       from asking, lateral (${priceOf('asking.renewal_id')}) price
       where price.so_thiet_bi > 0 and price.so_thiet_bi <> asking.so_thiet_bi
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
    { now, purchase },
  )
}
