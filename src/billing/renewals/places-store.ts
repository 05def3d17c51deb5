import type { Knex } from 'knex'
import type { CalendarDate } from '../../shared/dates.ts'
import { type Order, shares } from '../orders/index.ts'
import type { Place } from '../subscriptions/index.ts'

export interface Renewal {
  id: number
  purchase: string
  period: CalendarDate
  paid_order_id: number | null
}

export async function findRenewal(db: Knex, id: number): Promise<Renewal> {
  return db('renewals').where({ id }).first()
}

/** Excludes places that were cancelled, made endless or ended by hand since the renewal was opened. */
const isAlive = `trang_thai <> 'HUY' and not ended_by_hand and ngay_ket_thuc is not null and ma_phu_huynh is not null`
/** Another renewal is paid: for the same period of the place, or since this one was opened. */
const isPaidElsewhere = `exists (
  select from renewed_rows other
  where other.goi_dich_vu_id = renewed_rows.goi_dich_vu_id and other.after is not null
    and (other.renewal_id > renewed_rows.renewal_id
         or other.renewal_id <> renewed_rows.renewal_id and (other.before ->> 'ngay_ket_thuc')::date = renewed_rows.period))`
/** What a payment that is under way may still renew, to whatever end an admin has moved the place. */
const isExtendable = `${isAlive} and not ${isPaidElsewhere}`
/** What can be paid: places that an admin gave another end have a renewal of their own, once that is due. */
export const isRenewable = `${isExtendable} and ngay_ket_thuc = renewed_rows.period`

/** Whether a renewal has anything left to renew. */
export const hasPlaces = (renewal: string) => `exists (
  select from renewed_rows join goi_dich_vu bought on bought.id = goi_dich_vu_id
  where renewal_id = ${renewal} and ${isRenewable})`

/** The parent of a closed account cannot pay, so nothing is opened or sent; what is due once it is open again is. */
export const hasOpenAccount = (place: string) => `not exists (
  select from phu_huynh where phu_huynh.ma_phu_huynh = ${place}.ma_phu_huynh and khoa_luc is not null)`

export function placesOfRenewal(db: Knex, renewal_id: number) {
  return db('goi_dich_vu')
    .join('renewed_rows', 'goi_dich_vu_id', 'goi_dich_vu.id')
    .where({ renewal_id })
    .orderBy(['ngay_ket_thuc', 'goi_dich_vu.id'])
    .select('goi_dich_vu.*')
}

/**
 * The places that a payment renews, no more than it was priced for: also those that an admin moved while the buyer was at
 * the gateway, after those that nobody moved. Locked.
 */
export async function placesToExtend(tx: Knex, renewal_id: number, atMost: number): Promise<Place[]> {
  return placesOfRenewal(tx, renewal_id)
    .whereRaw(isExtendable)
    .clearOrder()
    .orderByRaw('(ngay_ket_thuc = renewed_rows.period) desc, ngay_ket_thuc, goi_dich_vu.id')
    .limit(atMost)
    .forNoKeyUpdate('goi_dich_vu')
}

export async function renewablePlaces(db: Knex, renewal_id: number): Promise<Place[]> {
  return placesOfRenewal(db, renewal_id).whereRaw(isRenewable)
}

export type Price = Pick<Order, 'so_tien' | 'so_thiet_bi'>

/** The price that was announced, for the places that can still be renewed. */
export const priceOf = (renewal: string) =>
  `select ${shares('places')} as so_tien, places as so_thiet_bi
   from (select count(*)::int as places from renewed_rows join goi_dich_vu on goi_dich_vu.id = goi_dich_vu_id
         where renewal_id = ${renewal} and ${isRenewable}) counted,
        (select announced_amount as so_tien, announced_places as so_thiet_bi from renewals priced
         where priced.id = ${renewal}) announced`

/** The price stays the same while the caller has the family locked. */
export async function priceNow(db: Knex, renewal_id: number): Promise<Price> {
  const { rows } = await db.raw(priceOf(':renewal_id'), { renewal_id })
  return rows[0]
}
