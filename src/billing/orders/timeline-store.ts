import type { Knex } from 'knex'
import { type Subscription, startsLater, statusOn } from '../subscriptions/read-store.ts'
import { callsAbout } from './calls-store.ts'

export interface OrderEvent {
  luc: Date
  /** An action of the audit log, or `gateway_` and the kind of a call. */
  hanh_dong: string
  /** The account that did it; null for the gateway or a job. */
  nguoi: number | null
  ten_nguoi: string | null
  chi_tiet: Record<string, unknown>
}

const most = 200

/** What happened to an order, newest first: changes by the log, and what was said between the gateway and us. */
export async function timelineOf(db: Knex, vnp_txn_ref: string): Promise<OrderEvent[]> {
  const [changes, calls] = [await changesOf(db, vnp_txn_ref), await callsAbout(db, vnp_txn_ref)]
  const said = calls.map(({ at, kind, request, answer, outcome, actor = null, ten_nguoi }) => ({
    luc: at,
    hanh_dong: `gateway_${kind}`,
    nguoi: actor,
    ten_nguoi,
    chi_tiet: { request, answer, outcome },
  }))
  return [...changes, ...said].sort(
    (one, other) => other.luc.getTime() - one.luc.getTime() || rankInRequest(other) - rankInRequest(one),
  )
}

/** Within one request, which has one time: what was decided, then what was said, then what came of it. */
function rankInRequest({ hanh_dong }: OrderEvent): number {
  if (['order_created', 'order_repriced', 'refund_approved'].includes(hanh_dong)) return 0
  return hanh_dong.startsWith('gateway_') ? 1 : 2
}

/**
 * Entries of the audit log about the order, its refund and its places: the first assignment of places that it bought,
 * the new term of places that it renewed.
 */
async function changesOf(db: Knex, vnp_txn_ref: string): Promise<OrderEvent[]> {
  const { rows } = await db.raw(
    `with about as (select id, renewal_id from orders where vnp_txn_ref = :vnp_txn_ref),
     subjects (kind, id, action) as (
       select 'orders', id, null from about
       union all select 'refunds', refunds.id, null from refunds join about on order_id = about.id
       union all select 'goi_dich_vu', id, 'subscription_assigned' from goi_dich_vu
         where vnp_txn_ref = :vnp_txn_ref and place is not null
       union all select 'goi_dich_vu', goi_dich_vu_id, moved from renewed_rows join about using (renewal_id)
         cross join unnest(array['subscription_renewed', 'renewal_taken_back']) moved
     )
     select at as luc, audit_log.action as hanh_dong, actor as nguoi, ten_phu_huynh as ten_nguoi, detail as chi_tiet
     from subjects join audit_log on subject_kind = kind and subject = subjects.id
       and (subjects.action is null or subjects.action = audit_log.action
            and (subjects.action = 'subscription_assigned' or detail ->> 'vnp_txn_ref' = :vnp_txn_ref))
     left join phu_huynh on ma_phu_huynh = actor
     order by at desc, audit_log.id desc limit ${most}`,
    { vnp_txn_ref },
  )
  return rows
}

export type OrderPlace = Pick<
  Subscription,
  'id' | 'trang_thai' | 'chua_bat_dau' | 'ten_thiet_bi' | 'ma_thiet_bi' | 'ngay_bat_dau' | 'ngay_ket_thuc'
>

/** The places that an order put into the wallet, or that it renews. */
export async function placesOf(db: Knex, vnp_txn_ref: string, today: string): Promise<OrderPlace[]> {
  const renewed = db('renewed_rows')
    .join('orders', 'orders.renewal_id', 'renewed_rows.renewal_id')
    .where('orders.vnp_txn_ref', vnp_txn_ref)
    .select('goi_dich_vu_id')
  return db('goi_dich_vu')
    .leftJoin('thiet_bi', 'thiet_bi.nguoi_dung_id', 'goi_dich_vu.nguoi_dung_id')
    .where('goi_dich_vu.vnp_txn_ref', vnp_txn_ref)
    .orWhereIn('goi_dich_vu.id', renewed)
    .orderBy('goi_dich_vu.id')
    .limit(most)
    .select(
      'goi_dich_vu.id',
      db.raw(`${statusOn} as trang_thai`, [today]),
      db.raw('coalesce(thiet_bi.ten_thiet_bi, ten_thiet_bi_cu) as ten_thiet_bi'),
      db.raw('coalesce(thiet_bi.ma_thiet_bi, ma_thiet_bi_cu) as ma_thiet_bi'),
      db.raw(startsLater, [today]),
      'ngay_bat_dau',
      'ngay_ket_thuc',
    )
}
