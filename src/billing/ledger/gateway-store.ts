import type { Knex } from 'knex'
import { type Difference, longAtMost } from './store.ts'

/** How far back payments are compared. Calls are kept for 90 days, so older payments have no call to compare with. */
const compared = '80 days'
/** Newer calls are ignored, because the order they concern may be settled at this moment. */
const settlingTime = '10 minutes'
/** A refund that is under way for longer needs somebody who asks the gateway’s staff. */
const overdueAfter = '30 days'

/**
 * Differences between the orders and the gateway's reports of payments and refunds. The gateway may repeat a report of
 * a payment after its refund, so the answers to our own queries take precedence.
 */
export async function findGatewayDifferences(db: Knex, now: Date): Promise<Difference[]> {
  const all = db.raw(
    `with second as (
       select vnp_txn_ref, second_payments.transaction_no from second_payments join orders on orders.id = order_id
       where second_payments.transaction_no is distinct from orders.transaction_no
     ), heard as (
       select distinct on (vnp_txn_ref) id, vnp_txn_ref, said, amount,
              min(at) over (partition by vnp_txn_ref, said, amount) <= :now::timestamptz - :settlingTime::interval as for_long
       from gateway_calls calls where said in ('paid', 'refund')
         -- what is said of a second payment says nothing of the order's own
         and not exists (select from second where second.vnp_txn_ref = calls.vnp_txn_ref and (
           strpos(request, 'vnp_TransactionNo=' || transaction_no || '&') > 0
           or strpos(request || coalesce(answer, ''), '"vnp_TransactionNo":"' || transaction_no || '"') > 0))
       order by vnp_txn_ref, kind = 'ipn', id desc
     ), compared as (
       select orders.id, vnp_txn_ref, orders.trang_thai, orders.so_tien, refunds.trang_thai as refund, refunds.reason, orders.reason as order_reason,
              asked_at, said, amount, ngay_thanh_toan is null as is_never_granted
       from orders left join lateral (
         select * from refunds where order_id = orders.id and giao_dich is null order by id desc limit 1
       ) refunds on true left join heard using (vnp_txn_ref)
       where orders.trang_thai in ('paid', 'refunded') and orders.so_tien > 0 and transaction_no is not null
         and coalesce(ngay_thanh_toan, decided_at) between :now::timestamptz - :compared::interval and :now::timestamptz - :settlingTime::interval
     )
     select 'gateway_paid' as kind, vnp_txn_ref,
            jsonb_build_object('amount', amount, 'so_tien', so_tien, 'trang_thai', trang_thai) as detail
     from heard left join orders using (vnp_txn_ref)
     where said = 'paid' and for_long and coalesce(trang_thai not in ('paid', 'refunded', 'review') or
                                                   trang_thai <> 'review' and so_tien is distinct from amount, true)
       -- an admin has said what became of it
       and coalesce(reason not in ('closed_by_hand', 'granted_by_hand'), true)
       and not exists (select from refunds where order_id = orders.id and refunds.reason in ('refunded_by_hand', 'refund_seen'))
       -- what was paid for an order under review may turn out not to have been
       and not (trang_thai is not distinct from 'failed' and exists (
         select from gateway_calls answers
         where answers.vnp_txn_ref = heard.vnp_txn_ref and kind = 'query' and answers.said = 'failed' and answers.id > heard.id))
     union all
     select 'paid_unsaid', vnp_txn_ref, jsonb_build_object('so_tien', so_tien, 'trang_thai', trang_thai)
     from compared where said is null
       and not exists (select from audit_log where action = 'order_granted' and subject_kind = 'orders' and subject = compared.id)
       and not (is_never_granted and order_reason = 'refunded_by_hand')
     union all
     select 'refund_unsaid', vnp_txn_ref, jsonb_build_object('so_tien', so_tien, 'refund', refund)
     from compared where refund in ('processing', 'refunded') and coalesce(reason not in ('refunded_by_hand', 'refund_seen'), true) and said = 'paid'
       and asked_at <= :now::timestamptz - :settlingTime::interval
     union all
     select 'refund_overdue', vnp_txn_ref,
            jsonb_build_object('so_tien', sum(refunds.so_tien), 'decided_at', min(decided_at))
     from refunds join orders on orders.id = order_id
     where refunds.trang_thai in ('approved', 'processing') and decided_at < :now::timestamptz - :overdueAfter::interval
     group by vnp_txn_ref
     order by 2, 1`,
    { now, compared, settlingTime, overdueAfter },
  )
  const { rows } = await all.options({ query_timeout: longAtMost })
  return rows
}
