import { smsFailingSql } from '../../messages/index.ts'
import type { WorkKind } from '../../shared/work-kinds.ts'
import { isOverpaid, secondLeft } from '../orders/index.ts'
import { failingSql } from '../vnpay/index.ts'

const refunds = (status: 'requested' | 'approved' | 'processing' | 'failed') =>
  `select refunds.id, refunds.ngay_tao as luc, vnp_txn_ref, refunds.reason as ma, refunds.id as hoan_tien_id,
          refunds.so_tien, ten_goi, refunds.ma_phu_huynh
   from refunds join orders on orders.id = order_id where refunds.trang_thai = '${status}'`
/** Paid after `paidSince`, but not granted: the ledger, which looks at everything, comes once a day. */
const unactivatedLately = `select id, ngay_thanh_toan as luc, vnp_txn_ref,
    case loai when 'MUA' then 'places_differ' else 'renewal_missing' end as ma, null::int as hoan_tien_id,
    so_tien, ten_goi, ma_phu_huynh
  from orders where trang_thai = 'paid' and ngay_thanh_toan > :paidSince and case loai
    when 'MUA' then (so_thiet_bi, da_thu) not in (
      select count(*), coalesce(sum(gia), 0) from goi_dich_vu
      where goi_dich_vu.vnp_txn_ref = orders.vnp_txn_ref and place is not null)
    else not exists (select from renewals where paid_order_id = orders.id) end`
/**
 * Renewals paid at the full price although places were lost while the buyer was at the gateway. `isOverpaid` implies the
 * state too, but inside a subquery, where it does not let the index of paid orders be used.
 */
const overpaidLately = `select id, ngay_thanh_toan as luc, vnp_txn_ref, 'renewal_overpaid' as ma,
    null::int as hoan_tien_id, so_tien, ten_goi, ma_phu_huynh
  from orders where loai = 'GIA_HAN' and trang_thai = 'paid' and ngay_thanh_toan > :paidSince and ${isOverpaid}`
const unactivated = `kind in ('places_differ', 'renewal_missing', 'gateway_paid')`
const isPaidLately = `coalesce(orders.trang_thai = 'paid' and ngay_thanh_toan > :paidSince, false)`
/** The queue finds it without the ledger, or it is dealt with and the ledger’s next check resolves it. */
const isSeenWithoutLedger = `(${isPaidLately} or not ${isOverpaid})`
const differences = (which: string) =>
  `select ledger_differences.id, found_at as luc, vnp_txn_ref, kind as ma, null::int as hoan_tien_id,
          so_tien, ten_goi, ma_phu_huynh
   from ledger_differences left join orders using (vnp_txn_ref) where resolved_at is null and ${which}`

/** What waits, of each kind. Each query has a partial index that holds only waiting rows. */
export const waiting: Record<WorkKind, string> = {
  // one item: the order of the last question
  gateway_failing: `select failing.id, since as luc, vnp_txn_ref, failing.reason as ma, null::int as hoan_tien_id, so_tien,
      ten_goi, ma_phu_huynh
    from (${failingSql}) failing left join orders using (vnp_txn_ref)`,
  sms_failing: `select 1 as id, since as luc, null as vnp_txn_ref, reason as ma, null::int as hoan_tien_id,
      null::bigint as so_tien, null as ten_goi, null::int as ma_phu_huynh
    from (${smsFailingSql}) failing`,
  not_activated: `${unactivatedLately}
    union all ${differences(`${unactivated} and not (${isPaidLately} and kind <> 'gateway_paid')`)}`,
  review: `select id, ngay_tao as luc, vnp_txn_ref, reason as ma, null::int as hoan_tien_id, so_tien, ten_goi, ma_phu_huynh
    from orders where trang_thai = 'review' and (:reason::text is null or reason = :reason) and not exists (
      select from refunds where order_id = orders.id and refunds.trang_thai in ('requested', 'approved', 'failed'))`,
  paid_twice: `select second.id, second.at as luc, vnp_txn_ref, null as ma, null::int as hoan_tien_id, second.so_tien,
      ten_goi, ma_phu_huynh
    from second_payments second join orders on orders.id = second.order_id where ${secondLeft} > 0`,
  gateway_refunded: `select seen.id, seen_at as luc, vnp_txn_ref, null as ma, null::int as hoan_tien_id, seen.so_tien,
      ten_goi, ma_phu_huynh
    from seen_refunds seen join orders on orders.id = seen.order_id where seen.decided_at is null`,
  refund_failed: refunds('failed'),
  refund_unasked: `${refunds('approved')} and (decided_at < :answeredSince or refunds.reason = 'no_contract')`,
  refund_unfollowed: `${refunds('processing')} and decided_at < :arrivedSince`,
  // until an admin sets the term of the place or changes it, or it ends
  refund_term_moved: `select bought.id, coalesce(decided_at, orders.ngay_tao) as luc, orders.vnp_txn_ref,
      null as ma, null::int as hoan_tien_id, orders.so_tien, orders.ten_goi, orders.ma_phu_huynh,
      json_build_object('nguoi_dung_id', bought.nguoi_dung_id, 'ten_thiet_bi', ten_thiet_bi, 'ngay_ket_thuc', ngay_ket_thuc) as con_lai
    from goi_dich_vu bought join orders on orders.id = left_by
      left join lateral (select max(decided_at) as decided_at from refunds where order_id = orders.id) decided on true
      left join thiet_bi on thiet_bi.nguoi_dung_id = bought.nguoi_dung_id
    where (ngay_ket_thuc is null or ngay_ket_thuc > :today::date) and bought.trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG')
      and bought.ma_phu_huynh is not null`,
  refund_requested: refunds('requested'),
  // the newest attempt failed, and somebody still wants the renewal
  renewal_failed: `select id, ngay_tao as luc, vnp_txn_ref, reason as ma, null::int as hoan_tien_id, so_tien, ten_goi,
      ma_phu_huynh
    from orders where loai = 'GIA_HAN' and trang_thai = 'failed' and ngay_tao > :failedSince and ma_phu_huynh is not null
      and not exists (select from orders later where later.renewal_id = orders.renewal_id and later.id > orders.id)
      and exists (
        select from renewals join goi_dich_vu on vnp_txn_ref = purchase and ngay_ket_thuc = period
        where renewals.id = orders.renewal_id and paid_order_id is null and tu_dong_gia_han
          and goi_dich_vu.trang_thai <> 'HUY')`,
  invoice_unsent: `select invoice_events.id, at as luc, vnp_txn_ref, null as ma, null::int as hoan_tien_id,
      invoice_events.so_tien, ten_goi, ma_phu_huynh
    from invoice_events join orders on orders.id = order_id
    where :invoices and sent_at is null and at < :invoicedBefore`,
  ledger: `${overpaidLately}
    union all ${differences(`not ${unactivated} and not (kind = 'renewal_overpaid' and ${isSeenWithoutLedger})`)}`,
  settlement_differs: `select settlement_lines.id, at as luc, ma_don as vnp_txn_ref, 'settlement_' || ket_qua as ma,
      null::int as hoan_tien_id, coalesce(settlement_lines.so_tien, da_ghi) as so_tien, ten_goi, ma_phu_huynh
    from settlement_lines join settlements on settlements.id = settlement_id left join orders on vnp_txn_ref = ma_don
    where ket_qua <> 'khop' and closed_at is null`,
}
