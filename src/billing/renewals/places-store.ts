import type { Knex } from 'knex'
import type { CalendarDate } from '../../shared/dates.ts'
import type { ReminderNow } from '../notices/index.ts'
import type { Order } from '../orders/index.ts'
import { nextVersion, type Place, type Status, type Term } from '../subscriptions/index.ts'
import { leastPayable } from '../vnpay/index.ts'

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
/** What can be paid: places that an admin gave another end have a renewal of their own, once that is due. */
export const isRenewable = `${isAlive} and ngay_ket_thuc = renewed_rows.period`
/** Another renewal is paid: for the same period of the place, or since this one was opened. */
const isPaidElsewhere = `exists (
  select from renewed_rows other
  where other.goi_dich_vu_id = renewed_rows.goi_dich_vu_id and other.after is not null
    and (other.renewal_id > renewed_rows.renewal_id
         or other.renewal_id <> renewed_rows.renewal_id and (other.before ->> 'ngay_ket_thuc')::date = renewed_rows.period))`

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
    .whereRaw(`${isAlive} and not ${isPaidElsewhere}`)
    .clearOrder()
    .orderByRaw('(ngay_ket_thuc = renewed_rows.period) desc, ngay_ket_thuc, goi_dich_vu.id')
    .limit(atMost)
    .forNoKeyUpdate('goi_dich_vu')
}

export async function renewablePlaces(db: Knex, renewal_id: number): Promise<Place[]> {
  return placesOfRenewal(db, renewal_id).whereRaw(isRenewable)
}

/** Of the price of an order, the shares of so many of its places: odd đồng go to the first ones. */
export const shares = (places: string) =>
  `greatest(${leastPayable}, so_tien / so_thiet_bi * ${places} + least(${places}, so_tien % so_thiet_bi))`

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

/**
 * Whether a reminder still holds, and what the renewal costs by now; null if none is open. It is of no use once the end
 * has moved, the account was closed or, before the end, renewing was switched off.
 */
export const reminderNow: ReminderNow = async (db, { purchase, period, kind }) => {
  const { rows } = await db.raw(
    `select exists (
       select from goi_dich_vu bought where vnp_txn_ref = :purchase and ngay_ket_thuc = :period and trang_thai <> 'HUY'
         and ${hasOpenAccount('bought')} and not ended_by_hand and (tu_dong_gia_han or :kind in ('protection_ended', 'protection_over'))) as is_true,
       (select so_tien from renewals, lateral (${priceOf('renewals.id')}) price
        where renewals.purchase = :purchase and renewals.period = :period and paid_order_id is null
          and ${hasPlaces('renewals.id')}
        order by renewals.id desc limit 1) as amount`,
    { purchase, period, kind },
  )
  return rows[0]
}

export async function markPaid(tx: Knex, { id, order, from }: { id: number; order: number; from: string }) {
  await tx('renewals').where({ id, paid_order_id: null }).update({ paid_order_id: order, renewed_from: from })
}

/** The caller holds the family, and with it every writer of this place. */
export async function saveRenewed(
  tx: Knex,
  { id, nguoi_dung_id }: Place,
  saved: Term & { trang_thai: Status; nguoi_dung_id: number | null },
): Promise<Place> {
  const phien_ban = nguoi_dung_id === null ? tx.raw('phien_ban + 1') : nextVersion(tx, nguoi_dung_id, id)
  const [place] = await tx('goi_dich_vu')
    .where({ id })
    .update({ ...saved, ten_thiet_bi_cu: null, ma_thiet_bi_cu: null, phien_ban })
    .returning('*')
  return place
}

export async function recordTerms(
  tx: Knex,
  renewal_id: number,
  goi_dich_vu_id: number,
  terms: { before: Term; after: Term },
) {
  await tx('renewed_rows')
    .where({ renewal_id, goi_dich_vu_id })
    .update({ before: JSON.stringify(terms.before), after: JSON.stringify(terms.after) })
}

/** The places whose terms a payment changed. */
export function renewedPlaces(tx: Knex, renewal_id: number) {
  return tx('renewed_rows').where({ renewal_id }).whereNotNull('after').select('goi_dich_vu_id')
}

/** The terms that a payment changed, of places that were not cancelled since. */
export async function movedTerms(tx: Knex, renewal_id: number): Promise<{ place: Place; before: Term; after: Term }[]> {
  const moved = await renewedPlaces(tx, renewal_id).select('before', 'after')
  const places: Place[] = await tx('goi_dich_vu')
    .whereIn(
      'id',
      moved.map(({ goi_dich_vu_id }) => goi_dich_vu_id),
    )
    .whereNot('trang_thai', 'HUY')
    .orderBy('id')
    .forNoKeyUpdate()
  return places.map(place => ({ place, ...moved.find(({ goi_dich_vu_id }) => goi_dich_vu_id === place.id) }))
}

/** The period is not paid for any more, and none of its places is renewed. Returns its purchase. */
export async function unmarkPaid(tx: Knex, id: number): Promise<string> {
  await tx('renewed_rows').where({ renewal_id: id }).update({ before: null, after: null })
  const [{ purchase }] = await tx('renewals')
    .where({ id })
    .update({ paid_order_id: null, renewed_from: null })
    .returning('purchase')
  return purchase
}
