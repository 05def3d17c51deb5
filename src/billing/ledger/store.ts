import type { Knex } from 'knex'
import type { differenceKinds } from '../../shared/work-kinds.ts'
import { isOfOrder, isOverpaid, isSent } from '../orders/index.ts'

export interface Difference {
  kind: (typeof differenceKinds)[number]
  vnp_txn_ref: string
  detail: Record<string, unknown>
}

/** In ms. At night nothing waits for what reads all orders of years. */
export const longAtMost = 300_000

/** Until the end of the transaction. The driver has a limit of its own, which each of these statements names. */
export async function allowLong(tx: Knex): Promise<void> {
  await tx.raw(`set local statement_timeout = ${longAtMost}`)
}

/** Orders, refunds and places that contradict each other, at one moment. What no order granted has no `place`. */
export async function findDifferences(db: Knex): Promise<Difference[]> {
  const all = db.raw(`
    with changed as (
      -- what admins changed places into lives on the same money, unless something was paid for that
      -- where an admin, or time, has ended it since, nothing runs on it
      select changed_from, bool_and(trang_thai in ('HUY', 'HET_HAN')) as is_ended
      from goi_dich_vu where changed_from is not null and not paid_apart group by 1
    ), granted as (
      select vnp_txn_ref, count(*) as places, sum(gia) as gia, bool_and(trang_thai = 'HUY' and is_ended is not false) as is_ended
      from goi_dich_vu left join changed on goi_dich_vu.id = changed.changed_from where place is not null group by 1
    ), sold as (
      select * from orders where loai = 'MUA' and trang_thai = 'paid'
    ), sent_back as (
      select order_id, sum(so_tien) as so_tien, bool_or(of_review or reason is not distinct from 'refund_seen') as is_decided
      from refunds where ${isSent} and ${isOfOrder} group by 1
    )
    select 'places_differ' as kind, vnp_txn_ref,
           jsonb_build_object('so_thiet_bi', so_thiet_bi, 'places', coalesce(places, 0), 'so_tien', da_thu, 'gia', gia) as detail
    from sold left join granted using (vnp_txn_ref)
    where (so_thiet_bi, da_thu) is distinct from (places, gia)
    union all
    select 'places_unpaid', vnp_txn_ref, jsonb_build_object('places', places, 'trang_thai', trang_thai)
    from granted left join orders using (vnp_txn_ref)
    where orders.id is null or loai <> 'MUA' or trang_thai <> 'paid' and not (trang_thai = 'refunded' and is_ended)
    union all
    select 'renewal_unpaid', vnp_txn_ref, jsonb_build_object('purchase', purchase, 'period', period, 'trang_thai', trang_thai)
    from renewals join orders on orders.id = paid_order_id where trang_thai <> 'paid' or renewal_id is distinct from renewals.id
    union all
    select 'renewal_missing', vnp_txn_ref, jsonb_build_object('so_tien', so_tien)
    from orders where loai = 'GIA_HAN' and trang_thai = 'paid'
      and not exists (select from renewals where paid_order_id = orders.id)
    union all
    select 'renewal_overpaid', vnp_txn_ref, jsonb_build_object('so_tien', so_tien, 'so_thiet_bi', so_thiet_bi)
    from orders where loai = 'GIA_HAN' and ${isOverpaid}
    union all
    select 'refund_differs', vnp_txn_ref,
           jsonb_build_object('trang_thai', orders.trang_thai, 'so_tien', orders.so_tien, 'refund', sent_back.so_tien)
    from sent_back join orders on orders.id = order_id
    -- what was taken for an order under review may differ from its price, and of a refund seen an admin said what it was
    where not is_decided and case orders.trang_thai
      when 'refunded' then sent_back.so_tien <> coalesce(gateway_amount, orders.so_tien)
      when 'paid' then sent_back.so_tien >= coalesce(gateway_amount, orders.so_tien)
      else true end
    union all
    select 'refund_missing', vnp_txn_ref, jsonb_build_object('so_tien', so_tien)
    from orders where trang_thai = 'refunded' and not exists (select from sent_back where order_id = orders.id)
    order by 2, 1`)
  const { rows } = await all.options({ query_timeout: longAtMost })
  return rows
}

/** Returns those that were not known yet. */
export async function recordDifferences(tx: Knex, found: Difference[], now: Date): Promise<Difference[]> {
  const rows = JSON.stringify(found)
  await tx.raw(
    `update ledger_differences known set resolved_at = ? where resolved_at is null and not exists (
       select from jsonb_to_recordset(?::jsonb) as found (kind text, vnp_txn_ref text)
       where found.kind = known.kind and found.vnp_txn_ref = known.vnp_txn_ref)`,
    [now, rows],
  )
  const { rows: added } = await tx.raw(
    `insert into ledger_differences (kind, vnp_txn_ref, detail, found_at)
     select kind, vnp_txn_ref, detail, ? from jsonb_to_recordset(?::jsonb) as found (kind text, vnp_txn_ref text, detail jsonb)
     on conflict (kind, vnp_txn_ref) where resolved_at is null do nothing
     returning kind, vnp_txn_ref, detail`,
    [now, rows],
  )
  return added
}
