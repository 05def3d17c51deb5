import type { Knex } from 'knex'
import type { Order } from '../orders/index.ts'
import { hasOtherRefund } from './other-refund-store.ts'
import { hasOpenAccount, hasPlaces } from './places-store.ts'

/** A purchase whose places end on the same day. */
export interface Ending {
  purchase: string
  period: string
  ma_phu_huynh: number
  thong_tin_goi_id: number
}

/** For how many days after its end a purchase can be renewed, and is reminded of if the job did not run in time. */
export const payableDays = 30
/** How many days before the end a renewal opens; for short terms, a quarter of the term. */
const leadDays = 20
/** The days before an end on which its parent is reminded, and charged where nobody has to ask. */
const steps = `array[0, 1, 3, 7, 13, ${leadDays}]`
/** The step that is due today; null before the first one. */
const stepDue = `(select min(step) from unnest(${steps}) step
  where step >= period - :today::date or step = 0 and period <= :today::date)`

/** A position in the list of endings, which is read by day and purchase, in the order of an index. */
export type EndingPosition = Pick<Ending, 'period' | 'purchase'>
export const fromStart: EndingPosition = { period: '-infinity', purchase: '' }

interface Reading {
  today: string
  after: EndingPosition
  most: number
  /** Of this purchase alone. */
  purchase?: string
}

/**
 * The endings after that position whose charge date has come. The present term began at the last renewal, or else with
 * the purchase. Endings that the job has missed are included.
 */
export async function dueRenewals(db: Knex, { today, after, most, purchase }: Reading): Promise<Ending[]> {
  const { rows } = await db.raw(
    `select vnp_txn_ref as purchase, ngay_ket_thuc as period, ma_phu_huynh, thong_tin_goi_id
     from goi_dich_vu bought join goi on goi.id = thong_tin_goi_id and not da_xoa and goi.gia > 0
     where vnp_txn_ref is not null and ma_phu_huynh is not null and tu_dong_gia_han and trang_thai <> 'HUY'
       and not ended_by_hand and ngay_ket_thuc between :today::date - ${payableDays} and :today::date + ${leadDays}
       and (ngay_ket_thuc, vnp_txn_ref) > (:period, :purchase)${purchase === undefined ? '' : ' and vnp_txn_ref = :only'}
       and ngay_ket_thuc - least(${leadDays}, (ngay_ket_thuc - greatest(ngay_bat_dau, (
         select max(renewed_from) from renewals
         where purchase = vnp_txn_ref and renewed_from < ngay_ket_thuc))) / 4) <= :today::date
       and not exists (select from renewed_rows where goi_dich_vu_id = bought.id and period = ngay_ket_thuc)
       and ${hasOpenAccount('bought')}
     group by 1, 2, 3, 4 order by 2, 1 limit :most`,
    { today, period: after.period, purchase: after.purchase, most, ...(purchase !== undefined && { only: purchase }) },
  )
  return rows
}

/** Whether there is such an order for these places: of this renewal, or of one that it replaced. */
export const hasAttempt = (renewal: string, which: string) => `exists (
  select from renewed_rows own join renewed_rows attempted using (goi_dich_vu_id)
  join renewals tried on tried.id = attempted.renewal_id and tried.paid_order_id is null
  join orders on orders.renewal_id = tried.id
  where own.renewal_id = ${renewal} and (${which}))`

/** After the end, only a renewal that is opened then is charged: what its parent arranges later is for the next term. */
const mayBeCharged = `renewals.paid_order_id is null and period between :today::date - ${payableDays} and :today::date + ${leadDays}
  and (period >= :today::date or (opened_at at time zone 'Asia/Ho_Chi_Minh')::date = :today::date)
  and exists (select from renewed_rows join goi_dich_vu bought on bought.id = goi_dich_vu_id
              where renewal_id = renewals.id and tu_dong_gia_han and trang_thai <> 'HUY'
                and not ended_by_hand and bought.ngay_ket_thuc = renewals.period)
  and not ${hasOtherRefund('renewals.id')}
  and not exists (select from orders where renewal_id = renewals.id and charge_step = ${stepDue})
  -- nobody knows yet whether an earlier attempt was paid: the buyer's own at the gateway, or a charge
  and not ${hasAttempt(
    'renewals.id',
    `trang_thai = 'review'
    or trang_thai = 'pending' and (charge_step is not null or asked > 0 or ask_at <= ngay_tao + interval '1 day')`,
  )}`

/** A query for the announced orders of renewals that may be charged now. */
export function chargeableRenewals(db: Knex, today: string): Knex.QueryBuilder<Order, Order[]> {
  return db('renewals')
    .joinRaw('join lateral (select * from orders where renewal_id = renewals.id order by id limit 1) announced on true')
    .join('goi', 'goi.id', 'announced.thong_tin_goi_id')
    .where('goi.da_xoa', false)
    .where('goi.gia', '>', 0)
    .whereRaw(mayBeCharged, { today })
    .orderBy(['period', 'renewals.id'])
    .select('announced.*')
}

/** The step at which the renewal may be charged now; undefined if it may not. The caller holds the family. */
export async function chargeStep(tx: Knex, renewal_id: number, today: string): Promise<number | undefined> {
  const { rows } = await tx.raw(`select ${stepDue} as step from renewals where id = :renewal_id and ${mayBeCharged}`, {
    renewal_id,
    today,
  })
  return rows[0]?.step
}

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
    `with endings as (
       select vnp_txn_ref as purchase, ngay_ket_thuc as period, ma_phu_huynh, bool_or(tu_dong_gia_han) as renews
       from goi_dich_vu bought join goi on goi.id = thong_tin_goi_id
       where vnp_txn_ref is not null and ma_phu_huynh is not null and trang_thai <> 'HUY' and loai_goi = 'TRA_PHI'
         and ${hasOpenAccount('bought')} and not ended_by_hand and ngay_ket_thuc between :today::date - ${payableDays} and :today::date + ${leadDays}
         and (ngay_ket_thuc, vnp_txn_ref) > (:period, :purchase)
       group by 1, 2, 3 order by 2, 1 limit :most
     ), steps as (
       select endings.*, renewals.id as renewal_id, ${stepDue} as step
       from endings left join lateral (
         select id from renewals
         where renewals.purchase = endings.purchase and renewals.period = endings.period and paid_order_id is null
           and ${hasPlaces('renewals.id')}
         order by id desc limit 1
       ) renewals on true
     ), reminded as (
       select steps.*, announced.vnp_txn_ref,
              coalesce((select max(lower) from unnest(${steps}) lower where lower < step), -7) as next,
              exists (select from notices where purchase = steps.purchase and period = steps.period) as again
       from steps left join lateral (
         select vnp_txn_ref from orders where orders.renewal_id = steps.renewal_id order by id limit 1
       ) announced on true
       where (step = 0 or (renews and steps.renewal_id is not null and not exists (
           select from orders where orders.renewal_id = steps.renewal_id and charge_step is not null
             and trang_thai in ('pending', 'review')) and not ${hasOtherRefund('steps.renewal_id')}))
         and not exists (
           select from notices where key = 'end:' || steps.purchase || ':' || steps.period || ':' || step)
     ), families as (
       -- one that is deleted meanwhile is waited for, and gets none
       select ma_phu_huynh from phu_huynh where ma_phu_huynh in (select ma_phu_huynh from reminded)
       order by 1 for key share
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

/** Whether a later renewal of the same places is paid: its term begins where that of this one ends. */
export async function isRenewedSince(tx: Knex, renewal_id: number): Promise<boolean> {
  const later = tx('renewed_rows as own')
    .join('renewed_rows as later', 'later.goi_dich_vu_id', 'own.goi_dich_vu_id')
    .where({ 'own.renewal_id': renewal_id })
    .whereNotNull('own.after')
    .whereNotNull('later.after')
    .where('later.renewal_id', '>', renewal_id)
  return (await later.first('later.renewal_id')) !== undefined
}

/** Whether a renewal of this purchase is paid. */
export async function isPurchaseRenewed(tx: Knex, purchase: string): Promise<boolean> {
  return (await tx('renewals').where({ purchase }).whereNotNull('paid_order_id').first('id')) !== undefined
}
