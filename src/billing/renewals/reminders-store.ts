import type { Knex } from 'knex'
import type { ReminderNow } from '../notices/index.ts'
import { announcedOf } from './attempts-store.ts'
import { hasUnclearPayment } from './charging-store.ts'
import { type EndingPosition, leadDays, payableDays, type Reading, stepDue, steps } from './endings-store.ts'
import { hasOtherRefund } from './other-refund-store.ts'
import { hasOpenAccount, hasPlaces, priceOf } from './places-store.ts'

/**
 * One reminder for each step before an end: the first says that a renewal is open, the last that protection ended. After
 * days of silence the latest one alone is written. Whoever switched renewing off hears of the end only. Looks at `most`
 * ends after that position, and returns the last if there may be more.
 */
export async function writeReminders(
  db: Knex,
  { today, now, after, most }: Reading & { now: Date },
): Promise<{ written: number; last: EndingPosition | undefined }> {
  const { rows } = await db.raw(
    `with endings as (${endingsInReach}), due as (${withStepAndRenewal}), reminded as (${toBeReminded}), families as (
       -- one that is deleted meanwhile is waited for, and gets none
       select ma_phu_huynh from phu_huynh where ma_phu_huynh in (select ma_phu_huynh from reminded)
       order by 1 for key share
     ), written as (
       insert into notices (key, ma_phu_huynh, kind, detail, purchase, period, written_at, send_at, stale_at)
       select ${keyOf('reminded')}, ma_phu_huynh, ${kind},
              jsonb_strip_nulls(jsonb_build_object('date', period, 'vnp_txn_ref', vnp_txn_ref)),
              purchase, period, :now, :now, ${staleAt}
       from reminded join families using (ma_phu_huynh) on conflict (key) do nothing
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

/**
 * Whether a reminder still holds, and what the renewal costs by now; null if none is open. It is of no use once the end
 * has moved, the account was closed or, before the end, renewing was switched off. That protection is over is not told
 * where another package protects each of the devices.
 */
export const reminderNow: ReminderNow = async (db, { purchase, period, kind, today }) => {
  const { rows } = await db.raw(
    `select exists (
       select from goi_dich_vu bought where vnp_txn_ref = :purchase and ngay_ket_thuc = :period and trang_thai <> 'HUY'
         and ${hasOpenAccount('bought')} and not ended_by_hand and (tu_dong_gia_han or :kind in ('protection_ended', 'protection_over'))
         and (:kind <> 'protection_over' or not exists (
           select from goi_dang_dung(:today) other
           where other.ma_phu_huynh = bought.ma_phu_huynh and other.nguoi_dung_id = bought.nguoi_dung_id))) as is_true,
       (select so_tien from (${openRenewal(':purchase', ':period')}) renewal, lateral (${priceOf('renewal.id')}) price) as amount`,
    { purchase, period, kind, today },
  )
  return rows[0]
}

const openRenewal = (purchase: string, period: string) =>
  `select id from renewals
   where renewals.purchase = ${purchase} and renewals.period = ${period} and paid_order_id is null
     and ${hasPlaces('renewals.id')}
   order by id desc limit 1`

/** One notice for each step before an end. */
const keyOf = (row: string) => `'end:' || ${row}.purchase || ':' || ${row}.period || ':' || ${row}.step`

const endingsInReach = `
  select vnp_txn_ref as purchase, ngay_ket_thuc as period, ma_phu_huynh, bool_or(tu_dong_gia_han) as renews
  from goi_dich_vu bought join goi on goi.id = thong_tin_goi_id
  where vnp_txn_ref is not null and ma_phu_huynh is not null and trang_thai <> 'HUY' and loai_goi = 'TRA_PHI'
    and ${hasOpenAccount('bought')} and not ended_by_hand and ngay_ket_thuc between :today::date - ${payableDays} and :today::date + ${leadDays}
    and (ngay_ket_thuc, vnp_txn_ref) > (:period, :purchase)
  group by 1, 2, 3 order by 2, 1 limit :most`

/** Of `endings`: with the step that is due today and, if one is open, the renewal. */
const withStepAndRenewal = `
  select endings.*, renewal.id as renewal_id, ${stepDue} as step
  from endings left join lateral (${openRenewal('endings.purchase', 'endings.period')}) renewal on true`

/** Of `due`: what can be paid, is not being charged and was not paid already, as far as is known. */
const isPayable = `(
  renews and due.renewal_id is not null and not ${hasUnclearPayment('due.renewal_id')} and not ${hasOtherRefund('due.renewal_id')})`

/** Of `due`: those whose step was not told yet. That protection is over is told in any case. */
const toBeReminded = `
  select due.*, announced.vnp_txn_ref,
         coalesce((select max(following) from unnest(${steps}) following where following < step), -7) as next_step,
         exists (select from notices where purchase = due.purchase and period = due.period) as was_reminded
  from due left join lateral (${announcedOf('due.renewal_id')}) announced on true
  where not exists (select from notices where key = ${keyOf('due')}) and (step = 0 or ${isPayable})`

/** Of a row `reminded`. */
const kind = `
  case when step = 0 and renews and vnp_txn_ref is not null then 'protection_ended'
       when step = 0 then 'protection_over'
       when was_reminded then 'renewal_due' else 'renewal_opened' end`

/** Of a row `reminded`: once the next step is due; the last one is sent within a week, however late it is written. */
const staleAt = `
  greatest((period - next_step)::timestamp at time zone 'Asia/Ho_Chi_Minh',
           case when step = 0 then :now::timestamptz + interval '7 days' end)`
