import type { Knex } from 'knex'
import { callsAbout } from '../vnpay/index.ts'

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
