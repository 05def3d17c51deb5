import type { Knex } from 'knex'
import type { NewOrder, Order } from '../orders/index.ts'
import { leastPayable, timeOf } from '../vnpay/index.ts'
import { type Ending, payableDays } from './endings-store.ts'
import type { Price } from './places-store.ts'

/** An ending with the reference that its order is to have. */
type Opening = Ending & { vnp_txn_ref: string }

/** The announced order of a renewal that never was at the gateway: one that was has an `ask_at` within minutes. */
export const isWaiting = `orders.trang_thai = 'pending' and asked = 0 and ask_at > ngay_tao + interval '1 day'`

/**
 * Opens the periods that no other process has opened, each with the places that it renews and one order for all of them
 * at today's price, recorded in the audit log. If only some places of a package are renewed, each costs its share.
 * Places with this end whose own renewal nobody began to pay are taken over, so that one order is for all of them.
 */
export async function insertRenewals(tx: Knex, openings: Opening[], now: Date): Promise<Order[]> {
  const { rows } = await tx.raw(
    `with asked as (
       -- one renewal and one order of a purchase and an end, also where its places have several packages
       select distinct on (purchase, period) * from jsonb_to_recordset(:openings)
         as asked (purchase text, period date, thong_tin_goi_id int, vnp_txn_ref text)
       order by purchase, period, thong_tin_goi_id
     ), renewing as (
       -- the places to renew; is_new where no renewal of this end has them yet
       select purchase, asked.period, bought.id, bought.ma_phu_huynh, own.renewal_id is null as is_new
       from asked join goi_dich_vu bought on bought.vnp_txn_ref = purchase and ngay_ket_thuc = asked.period
         left join renewed_rows own on goi_dich_vu_id = bought.id and own.period = asked.period
       where tu_dong_gia_han and trang_thai <> 'HUY' and not ended_by_hand
         and not exists (select from orders where orders.renewal_id = own.renewal_id and not (${isWaiting}))
     ), counted as (
       select asked.*, ma_phu_huynh, places, ten, thoi_han_thang,
              greatest(${leastPayable}, ceil(gia::numeric * places / coalesce(so_thiet_bi, 1))) as so_tien
       from asked join goi on goi.id = thong_tin_goi_id and not da_xoa and gia > 0
         join (select purchase, period, min(ma_phu_huynh) as ma_phu_huynh, count(*)::int as places
               from renewing group by 1, 2
               -- where none of its places is new, the renewal that is open already is for all of them
               having bool_or(is_new)) rows using (purchase, period)
       where ma_phu_huynh is not null
     ), opened as (
       insert into renewals (purchase, period, opened_at, announced_amount, announced_places)
       select purchase, period, :now, so_tien, places from counted
       returning id as renewal_id, purchase, period
     ), kept as (
       insert into renewed_rows (renewal_id, goi_dich_vu_id, period)
       select renewal_id, id, period from opened join renewing using (purchase, period)
       on conflict on constraint renewed_rows_one_a_period do update set renewal_id = excluded.renewal_id
     ), ordered as (
       insert into orders (vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, loai, trang_thai, so_tien, ten_goi, so_thiet_bi,
                           thoi_han_thang, ngay_tao, create_date, renewal_id, ask_at)
       select vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, 'GIA_HAN', 'pending', so_tien, ten, places, thoi_han_thang,
              :now, :create_date, renewal_id,
              period::timestamp at time zone 'Asia/Ho_Chi_Minh' + interval '${payableDays + 1} days'
       from opened join counted using (purchase, period) order by period, purchase
       returning *
     ), recorded as (
       insert into audit_log (at, action, subject_kind, subject, detail)
       select :now, 'order_created', 'orders', id, jsonb_build_object('after', jsonb_build_object(
         'vnp_txn_ref', vnp_txn_ref, 'trang_thai', trang_thai, 'loai', loai, 'so_tien', so_tien,
         'thong_tin_goi_id', thong_tin_goi_id, 'so_thiet_bi', so_thiet_bi, 'ma_phu_huynh', ma_phu_huynh))
       from ordered order by id
     )
     select * from ordered order by id`,
    { openings: JSON.stringify(openings), now, create_date: timeOf(now) },
  )
  return rows
}

/** The first order of the renewal, which the notices name. All attempts have its price, for the places that are left. */
export async function announcedOrder(db: Knex, renewal_id: number): Promise<Order> {
  return db('orders').where({ renewal_id }).orderBy('id').first()
}

/** What another attempt to pay the same renewal has in common with the one that was announced. */
export function attemptLike({ thong_tin_goi_id, loai, ten_goi, thoi_han_thang }: Order) {
  return { thong_tin_goi_id, loai, ten_goi, thoi_han_thang }
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

export interface Sending extends Price {
  charge_step?: number
  ngay_tao: Date
  create_date: string
  ask_at: Date
}

/** Makes the announced order the attempt if it never was at the gateway; undefined if it was there. */
export async function sendWaiting(tx: Knex, renewal_id: number, sent: Sending): Promise<Order | undefined> {
  const [moved] = await tx('orders').where({ renewal_id }).whereRaw(isWaiting).update(sent).returning('*')
  return moved
}

/** The newest attempt at this price: the gateway takes it for longer than any before. */
export async function findReusableAttempt(
  tx: Knex,
  renewal_id: number,
  price: Price,
  since: Date,
): Promise<Order | undefined> {
  const pending = tx('orders').where({ renewal_id, trang_thai: 'pending', charge_step: null, ...price })
  return pending.where('ngay_tao', '>', since).orderBy('ngay_tao', 'desc').first()
}
