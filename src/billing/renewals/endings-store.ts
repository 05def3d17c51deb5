import type { Knex } from 'knex'
import { hasOpenAccount } from './places-store.ts'

/** A purchase whose places end on the same day. */
export interface Ending {
  purchase: string
  period: string
  ma_phu_huynh: number
  /** If its places have several packages, all are renewed as the first of them. */
  thong_tin_goi_id: number
}

/** For how many days after its end a purchase can be renewed, and is reminded of if the job did not run in time. */
export const payableDays = 30
/** How many days before the end a renewal opens; for short terms, a quarter of the term. */
export const leadDays = 20
/** The days before an end on which its parent is reminded, and charged where nobody has to ask. */
export const steps = `array[0, 1, 3, 7, 13, ${leadDays}]`
/** The step that is due today; null before the first one. */
export const stepDue = `(select min(step) from unnest(${steps}) step
  where step >= period - :today::date or step = 0 and period <= :today::date)`

/** A position in the list of endings, which is read by day and purchase, in the order of an index. */
export type EndingPosition = Pick<Ending, 'period' | 'purchase'>
export const fromStart: EndingPosition = { period: '-infinity', purchase: '' }

export interface Reading {
  today: string
  after: EndingPosition
  most: number
  /** Of this purchase alone. */
  purchase?: string
}

/**
 * The endings after that position whose charge date has come. The present term began at the last renewal of the place,
 * or else with the purchase. Endings that the job has missed are included.
 */
export async function dueRenewals(db: Knex, { today, after, most, purchase }: Reading): Promise<Ending[]> {
  const { rows } = await db.raw(
    `select vnp_txn_ref as purchase, ngay_ket_thuc as period, ma_phu_huynh, min(thong_tin_goi_id) as thong_tin_goi_id
     from goi_dich_vu bought join goi on goi.id = thong_tin_goi_id and not da_xoa and goi.gia > 0
     where vnp_txn_ref is not null and ma_phu_huynh is not null and tu_dong_gia_han and trang_thai <> 'HUY'
       and not ended_by_hand and ngay_ket_thuc between :today::date - ${payableDays} and :today::date + ${leadDays}
       and (ngay_ket_thuc, vnp_txn_ref) > (:period, :purchase)${purchase === undefined ? '' : ' and vnp_txn_ref = :only'}
       and ngay_ket_thuc - least(${leadDays}, (ngay_ket_thuc - greatest(ngay_bat_dau, (
         select max(renewed_from) from renewed_rows join renewals on renewals.id = renewal_id
         where goi_dich_vu_id = bought.id and after is not null and renewed_from < ngay_ket_thuc))) / 4) <= :today::date
       and not exists (select from renewed_rows where goi_dich_vu_id = bought.id and period = ngay_ket_thuc)
       and ${hasOpenAccount('bought')}
     group by 1, 2, 3 order by 2, 1 limit :most`,
    { today, period: after.period, purchase: after.purchase, most, ...(purchase !== undefined && { only: purchase }) },
  )
  return rows
}
