import type { Knex } from 'knex'
import type { CalendarDate } from '../../shared/dates.ts'
import type { NewOrder, Order } from '../orders/store.ts'
import type { SubscriptionRow } from '../subscriptions/store.ts'
import type { Ending } from './open-store.ts'
import type { Price } from './price-store.ts'

export interface Renewal {
  id: number
  purchase: string
  period: CalendarDate
  paid_order_id: number | null
}

/** The row if it belongs to a purchase that is paid for by time and is not over; `is_sold` if it can be bought today. */
export async function findSwitchable(
  tx: Knex,
  id: number,
  today: string,
): Promise<{ vnp_txn_ref: string; ma_phu_huynh: number; is_sold: boolean } | undefined> {
  return tx('goi_dich_vu')
    .join('goi', 'goi.id', 'thong_tin_goi_id')
    .where('goi_dich_vu.id', id)
    .where('goi_dich_vu.gia', '>', 0)
    .where('loai_goi', 'TRA_PHI')
    .whereIn('trang_thai', ['CHUA_GAN', 'DANG_HOAT_DONG'])
    .whereNotNull('vnp_txn_ref')
    .whereNotNull('months')
    .where(rows => rows.whereNull('ngay_ket_thuc').orWhere('ngay_ket_thuc', '>', today))
    .first('vnp_txn_ref', 'ma_phu_huynh', tx.raw('not da_xoa and goi.gia > 0 as is_sold'))
}

export async function saveSwitch(
  tx: Knex,
  { vnp_txn_ref, ma_phu_huynh }: { vnp_txn_ref: string; ma_phu_huynh: number },
  tu_dong_gia_han: boolean,
): Promise<SubscriptionRow[]> {
  return tx('goi_dich_vu')
    .where({ vnp_txn_ref, ma_phu_huynh, tu_dong_gia_han: !tu_dong_gia_han })
    .whereNot('trang_thai', 'HUY')
    .update({ tu_dong_gia_han, phien_ban: tx.raw('phien_ban + 1') })
    .returning('*')
}

/** For how many days after its end a purchase is still charged and reminded of, if the job did not run in time. */
export const catchUpDays = 60
/** How many days before the end a renewal opens; for short terms, a quarter of the term. */
export const leadDays = 20
/** The days before an end on which its parent is reminded, and a registered card is charged: the one that is due now. */
export const stepDue = `(select min(step) from unnest(array[0, 1, 3, 7, 13, ${leadDays}]) step
  where step >= period - :today::date or step = 0 and period <= :today::date)`

/** A position in the list of endings, which is read by day and purchase, in the order of an index. */
export type EndingPosition = Pick<Ending, 'period' | 'purchase'>
export const fromStart: EndingPosition = { period: '-infinity', purchase: '' }

/**
 * The endings after that position whose charge date has come. The present term began at the last renewal, or else with
 * the purchase. Endings that the job has missed are included.
 */
export async function dueRenewals(
  db: Knex,
  { today, after, most }: { today: string; after: EndingPosition; most: number },
): Promise<Ending[]> {
  const { rows } = await db.raw(
    `select vnp_txn_ref as purchase, ngay_ket_thuc as period, ma_phu_huynh, thong_tin_goi_id
     from goi_dich_vu bought join goi on goi.id = thong_tin_goi_id and not da_xoa and goi.gia > 0
     where vnp_txn_ref is not null and ma_phu_huynh is not null and tu_dong_gia_han and trang_thai <> 'HUY'
       and ngay_ket_thuc between :today::date - ${catchUpDays} and :today::date + ${leadDays}
       and (ngay_ket_thuc, vnp_txn_ref) > (:period, :purchase)
       and ngay_ket_thuc - least(${leadDays}, (ngay_ket_thuc - greatest(ngay_bat_dau, (
         select max(renewed_from) from renewals
         where purchase = vnp_txn_ref and renewed_from < ngay_ket_thuc))) / 4) <= :today::date
       and not exists (select from renewals where purchase = vnp_txn_ref and period = ngay_ket_thuc)
     group by 1, 2, 3, 4 order by 2, 1 limit :most`,
    { today, period: after.period, purchase: after.purchase, most },
  )
  return rows
}

/** Purchases that would renew what is not sold any more. */
export async function findPurchasesOffSale(
  db: Knex,
  most: number,
): Promise<{ vnp_txn_ref: string; ma_phu_huynh: number }[]> {
  return db('goi_dich_vu')
    .join('goi', 'goi.id', 'thong_tin_goi_id')
    .where(packages => packages.where('da_xoa', true).orWhere('goi.gia', 0))
    .where('tu_dong_gia_han', true)
    .whereIn('trang_thai', ['CHUA_GAN', 'DANG_HOAT_DONG'])
    .whereNotNull('vnp_txn_ref')
    .whereNotNull('ma_phu_huynh')
    .groupBy('vnp_txn_ref', 'ma_phu_huynh')
    .orderBy('vnp_txn_ref')
    .limit(most)
    .select('vnp_txn_ref', 'ma_phu_huynh')
}

export async function insertRenewalOrder(
  tx: Knex,
  order: NewOrder & { ask_at: Date; charge_step?: number },
  renewal_id: number,
): Promise<Order> {
  const [made] = await tx('orders')
    .insert({ ...order, renewal_id, trang_thai: 'pending' })
    .returning('*')
  return made
}

/** What another attempt to pay the same renewal has in common with the one that was announced. */
export function attemptLike({ thong_tin_goi_id, loai, ten_goi, thoi_han_thang }: Order) {
  return { thong_tin_goi_id, loai, ten_goi, thoi_han_thang }
}

export async function findRenewal(db: Knex, id: number): Promise<Renewal> {
  return db('renewals').where({ id }).first()
}

/** The first order of the renewal, which the notices name. All attempts have its price, for the places that are left. */
export async function announcedOrder(db: Knex, renewal_id: number): Promise<Order> {
  return db('orders').where({ renewal_id }).orderBy('id').first()
}

/** Makes the announced order the attempt if it never was at the gateway; undefined if it was there. */
export async function sendWaiting(tx: Knex, renewal_id: number, sent: Sending): Promise<Order | undefined> {
  const [moved] = await tx('orders')
    .where({ renewal_id, trang_thai: 'pending', asked: 0 })
    // An order that was at the gateway has an `ask_at` within minutes.
    .where('ask_at', '>', tx.raw('ngay_tao + ?::interval', ['1 day']))
    .update(sent)
    .returning('*')
  return moved
}

/** An attempt at this price that the gateway still takes. */
export async function findReusableAttempt(
  tx: Knex,
  renewal_id: number,
  price: Price,
  since: Date,
): Promise<Order | undefined> {
  const pending = tx('orders').where({ renewal_id, trang_thai: 'pending', charge_step: null, ...price })
  return pending.where('ngay_tao', '>', since).first()
}

export interface Sending extends Price {
  charge_step?: number
  ngay_tao: Date
  create_date: string
  ask_at: Date
}

export async function isOnSale(db: Knex, id: number): Promise<boolean> {
  return (await db('goi').where({ id, da_xoa: false }).where('gia', '>', 0).first('id')) !== undefined
}
