import type { Knex } from 'knex'
import { hasOtherRefund } from '../renewals/other-refund-store.ts'
import { catchUpDays, type EndingPosition, leadDays, stepDue } from '../renewals/store.ts'

const noticeKinds = [
  'renewal_opened',
  'renewal_due',
  'protection_ended',
  'protection_over',
  'renewal_off_sale',
  'renewal_charged',
  'refund_accepted',
  'payment_returned',
  'refund_refused',
] as const
type NoticeKind = (typeof noticeKinds)[number]

export interface NewNotice {
  /** A notice with a key that exists already is not written again. */
  key: string
  ma_phu_huynh: number
  kind: NoticeKind
  detail: NoticeDetail
}

interface NoticeDetail {
  date?: string
  amount?: number
  vnp_txn_ref?: string
  /** What an admin wrote. */
  reason?: string
}

const week = 7 * 86_400_000

/** Called in the transaction that makes the change that the notice is about. */
export async function writeNotice(tx: Knex, notice: NewNotice, now: Date): Promise<void> {
  const stale_at = new Date(now.getTime() + week)
  await tx('notices')
    .insert({ ...notice, detail: JSON.stringify(notice.detail), written_at: now, send_at: now, stale_at })
    .onConflict('key')
    .ignore()
}

/**
 * One reminder for each of the days 20, 13, 7, 3, 1 and 0 before an end: the first says that a renewal is open, the
 * last that protection ended. After days of silence the latest one alone is written. Whoever switched renewing off is
 * told of the end only. Looks at `most` ends after that place, and returns the last if there may be more.
 */
export async function writeReminders(
  db: Knex,
  { today, now, after, most }: { today: string; now: Date; after: EndingPosition; most: number },
): Promise<{ written: number; last: EndingPosition | undefined }> {
  const { rows } = await db.raw(
    `with endings as (
       select vnp_txn_ref as purchase, ngay_ket_thuc as period, ma_phu_huynh, bool_or(tu_dong_gia_han) as renews
       from goi_dich_vu join goi on goi.id = thong_tin_goi_id
       where vnp_txn_ref is not null and ma_phu_huynh is not null and trang_thai <> 'HUY' and loai_goi = 'TRA_PHI'
         and ngay_ket_thuc between :today::date - ${catchUpDays} and :today::date + ${leadDays}
         and (ngay_ket_thuc, vnp_txn_ref) > (:period, :purchase)
       group by 1, 2, 3 order by 2, 1 limit :most
     ), steps as (
       select endings.*, renewals.id as renewal_id,
              ${stepDue} as step
       from endings left join renewals using (purchase, period)
     ), told as (
       select steps.*, announced.vnp_txn_ref,
              coalesce((select max(lower) from unnest(array[0, 1, 3, 7, 13]) lower where lower < step), -7) as next,
              exists (select from notices where purchase = steps.purchase and period = steps.period) as again
       from steps left join lateral (
         select vnp_txn_ref from orders where orders.renewal_id = steps.renewal_id order by id limit 1
       ) announced on true
       where (step = 0 or (renews and steps.renewal_id is not null and not exists (
           select from orders where orders.renewal_id = steps.renewal_id and charge_step is not null
             and trang_thai in ('pending', 'review')) and not ${hasOtherRefund('steps.renewal_id')}))
         and not exists (
           select from notices where key = 'end:' || steps.purchase || ':' || steps.period || ':' || step)
     ), written as (
     insert into notices (key, ma_phu_huynh, kind, detail, purchase, period, written_at, send_at, stale_at)
     select 'end:' || purchase || ':' || period || ':' || step, ma_phu_huynh,
            case when step = 0 and renews and vnp_txn_ref is not null then 'protection_ended'
                 when step = 0 then 'protection_over'
                 when again then 'renewal_due' else 'renewal_opened' end,
            jsonb_strip_nulls(jsonb_build_object('date', period, 'vnp_txn_ref', vnp_txn_ref)),
            purchase, period, :now, :now,
            greatest((period - next)::timestamp at time zone 'Asia/Ho_Chi_Minh',
                     case when step = 0 then :now::timestamptz + interval '7 days' end)
     from told on conflict (key) do nothing
     returning id
     )
     select (select count(*) from written) as written, count(*) as found, max(period) as period,
            (select purchase from endings order by period desc, purchase desc limit 1) as purchase
     from endings`,
    { today, now, period: after.period, purchase: after.purchase, most },
  )
  const { written, found, period, purchase } = rows[0]
  return { written, last: found === most ? { period, purchase } : undefined }
}

export async function deleteOldNotices(db: Knex, before: Date): Promise<number> {
  return db('notices').whereNot('state', 'waiting').where('closed_at', '<', before).delete()
}
