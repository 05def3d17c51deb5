import type { Knex } from 'knex'
import type { CalendarDate } from '../../shared/dates.ts'
import type { Place } from '../subscriptions/index.ts'
import { hasPlaces, placesOfRenewal, type Renewal } from './places-store.ts'

/** A place of a renewal that runs on to another end, which an admin gave it. */
export async function findMoved(db: Knex, renewal_id: number, today: string): Promise<Place | undefined> {
  return placesOfRenewal(db, renewal_id)
    .whereNotNull('ma_phu_huynh')
    .whereIn('trang_thai', ['CHUA_GAN', 'DANG_HOAT_DONG'])
    .where(rows => rows.whereNull('ngay_ket_thuc').orWhere('ngay_ket_thuc', '>', today))
    .first()
}

/** Whether a renewal was opened for this end of a place, and nobody has paid it. */
export async function isInOpenRenewal(db: Knex, goi_dich_vu_id: number, period: CalendarDate): Promise<boolean> {
  const open = db('renewed_rows').join('renewals', 'renewals.id', 'renewal_id')
  const found = await open.where({ goi_dich_vu_id, 'renewed_rows.period': period, paid_order_id: null }).first('id')
  return found !== undefined
}

/** The newest open renewal of the purchase, after this one. */
export async function findSuccessor(db: Knex, { id, purchase }: Renewal): Promise<Renewal | undefined> {
  return db('renewals')
    .where({ purchase, paid_order_id: null })
    .where('id', '>', id)
    .whereRaw(hasPlaces('renewals.id'))
    .orderBy('id', 'desc')
    .first()
}
