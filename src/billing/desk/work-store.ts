import type { Knex } from 'knex'
import { runPrepared } from '../../kernel/prepared.ts'
import type { CalendarDate } from '../../shared/dates.ts'
import { type WorkKind, workKinds } from '../../shared/work-kinds.ts'
import { isOverpaid } from '../ledger/index.ts'
import { secondLeft } from '../orders/index.ts'
import { failingSql, queryCodeOf } from '../vnpay/index.ts'

interface WorkItem {
  /** The kind; of an order under review, why it is. */
  loai: string
  /** When it began to wait. */
  luc: Date
  vnp_txn_ref: string
  /** Why, as a code of the gateway's answers or of the ledger. */
  ly_do: string | null
  /** The id of the line of a settlement, if it is one. */
  doi_tuong: number | null
  /** The id of the refund request, if it is one. */
  hoan_tien_id: number | null
  /** The amount of the order, if there is one. */
  so_tien: number | null
  ten_goi: string | null
  ma_phu_huynh: number | null
  ten_phu_huynh: string | null
  /** What a device keeps of a renewal that was refunded: protection until that day, or without end. */
  con_lai: { nguoi_dung_id: number | null; ten_thiet_bi: string | null; ngay_ket_thuc: CalendarDate | null } | null
  /** The gateway's own code, where it does not answer our questions. */
  ma_cong?: string | null
}

interface Work {
  loai: WorkKind
  so_luong: number
  /** Whether there are more items than were counted. */
  con_nua: boolean
  /** The oldest items. */
  lau_nhat: WorkItem[]
}

const shownAtMost = 10
const countedAtMost = 1_000

const columns = 'id, luc, vnp_txn_ref, ma, hoan_tien_id, so_tien, ten_goi, ma_phu_huynh'
const refunds = (status: 'requested' | 'approved' | 'processing' | 'failed') =>
  `select refunds.id, refunds.ngay_tao as luc, vnp_txn_ref, refunds.reason as ma, refunds.id as hoan_tien_id,
          refunds.so_tien, ten_goi, refunds.ma_phu_huynh
   from refunds join orders on orders.id = order_id where refunds.trang_thai = '${status}'`
/** Paid after `paidSince`, but not granted: the ledger, which looks at everything, comes once a day. */
const unactivatedLately = `select id, ngay_thanh_toan as luc, vnp_txn_ref,
    case loai when 'MUA' then 'places_differ' else 'renewal_missing' end as ma, null::int as hoan_tien_id,
    so_tien, ten_goi, ma_phu_huynh
  from orders where trang_thai = 'paid' and ngay_thanh_toan > :paidSince and case loai
    when 'MUA' then (so_thiet_bi, so_tien) not in (
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
/** The queue finds it without the ledger, or it is closed and the ledger’s next check resolves it. */
const isSeenWithoutLedger = `(${isPaidLately} or overpaid_closed_at is not null)`
const differences = (which: string) =>
  `select ledger_differences.id, found_at as luc, vnp_txn_ref, kind as ma, null::int as hoan_tien_id,
          so_tien, ten_goi, ma_phu_huynh
   from ledger_differences left join orders using (vnp_txn_ref) where resolved_at is null and ${which}`

/** Each query has a partial index that holds only waiting rows. */
const waiting: Record<WorkKind, string> = {
  // one item: the order of the last question
  gateway_failing: `select failing.id, since as luc, vnp_txn_ref, failing.reason as ma, null::int as hoan_tien_id, so_tien,
      ten_goi, ma_phu_huynh
    from (${failingSql}) failing left join orders using (vnp_txn_ref)`,
  not_activated: `${unactivatedLately}
    union all ${differences(`${unactivated} and not (${isPaidLately} and kind <> 'gateway_paid')`)}`,
  review: `select id, ngay_tao as luc, vnp_txn_ref, reason as ma, null::int as hoan_tien_id, so_tien, ten_goi, ma_phu_huynh
    from orders where trang_thai = 'review' and not exists (
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
  // until an admin sets the term of the place, or it ends
  refund_term_moved: `select bought.id, coalesce(decided_at, orders.ngay_tao) as luc, orders.vnp_txn_ref,
      null as ma, null::int as hoan_tien_id, orders.so_tien, orders.ten_goi, orders.ma_phu_huynh,
      json_build_object('nguoi_dung_id', bought.nguoi_dung_id, 'ten_thiet_bi', ten_thiet_bi, 'ngay_ket_thuc', ngay_ket_thuc) as con_lai
    from renewed_rows join goi_dich_vu bought on bought.id = goi_dich_vu_id
      join lateral (select * from orders where orders.renewal_id = renewed_rows.renewal_id
        and orders.trang_thai = 'refunded' order by id desc limit 1) orders on true
      left join lateral (select max(decided_at) as decided_at from refunds where order_id = orders.id) decided on true
      left join thiet_bi on thiet_bi.nguoi_dung_id = bought.nguoi_dung_id
    where left_until > :today::date and bought.trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG')
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

const counts = workKinds
  .map(
    kind => `select '${kind}' as loai, count(*) as so_luong from (${waiting[kind]} limit ${countedAtMost + 1}) counted`,
  )
  .join(' union all ')
const oldest = workKinds
  .map(
    kind => `select '${kind}' as loai, * from (
      select ${columns}, case when '${kind}' = 'settlement_differs' then id end as doi_tuong,
        ${kind === 'refund_term_moved' ? '' : 'null::json as '}con_lai
      from (${waiting[kind]}) work order by luc, id limit ${shownAtMost}) work`,
  )
  .join(' union all ')
const items = `select work.*, ten_phu_huynh from (${oldest}) work
  left join phu_huynh using (ma_phu_huynh) order by luc, work.id`

type Given = {
  today: CalendarDate
  failedSince: Date
  paidSince: Date
  /** A refund that was approved before this should have been answered by VNPay. */
  answeredSince: Date
  /** One that was approved before this should have arrived. */
  arrivedSince: Date
  /** Whether orders are sent to be invoiced; those of before this should have been by now. */
  invoices: boolean
  invoicedBefore: Date
  failingSince: Date
}

/** How much of each kind waits, and the oldest of it; of one kind alone, or one reason of a review, where that is asked for. */
export async function listWork(db: Knex, given: Given, only?: string): Promise<Work[]> {
  const counted = await runPrepared<{ loai: WorkKind; so_luong: number }>(db, 'work counted', counts, given)
  const found = await runPrepared<Found>(db, 'oldest work', items, given)
  const work = counted.map(({ loai, so_luong }) => ({
    loai,
    so_luong: Math.min(so_luong, countedAtMost),
    con_nua: so_luong > countedAtMost,
    lau_nhat: found.filter(item => item.loai === loai).map(itemOf),
  }))
  return only === undefined ? work : work.flatMap(kind => narrowed(kind, only))
}

type Found = Omit<WorkItem, 'loai' | 'ly_do'> & { loai: WorkKind; id: number; ma: string | null }

function itemOf({ id: _, loai, ma: ly_do, ...item }: Found): WorkItem {
  return {
    ...item,
    loai: loai === 'review' ? (ly_do ?? loai) : loai,
    ly_do,
    ...(loai === 'gateway_failing' && { ma_cong: queryCodeOf(ly_do!) }),
  }
}

function narrowed(work: Work, only: string): Work[] {
  if (work.loai === only) return [work]
  const lau_nhat = work.lau_nhat.filter(({ loai }) => loai === only)
  return lau_nhat.length > 0 ? [{ ...work, so_luong: lau_nhat.length, lau_nhat }] : []
}
