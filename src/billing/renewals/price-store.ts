import type { Knex } from 'knex'
import type { Order } from '../orders/store.ts'
import { leastPayable } from './open-store.ts'

/** Excludes rows that were cancelled or made endless since the renewal was opened. */
export const isRenewable = `trang_thai <> 'HUY' and ngay_ket_thuc is not null and ma_phu_huynh is not null`

/** Of the price of an order, the shares of so many of its places: odd đồng go to the first ones. */
export const shares = (places: string) =>
  `greatest(${leastPayable}, so_tien / so_thiet_bi * ${places} + least(${places}, so_tien % so_thiet_bi))`

export type Price = Pick<Order, 'so_tien' | 'so_thiet_bi'>

/** The price that was announced, for the rows that can still be renewed. */
export const priceOf = (renewal: string) =>
  `select ${shares('places')} as so_tien, places as so_thiet_bi
   from (select count(*)::int as places from renewed_rows join goi_dich_vu on goi_dich_vu.id = goi_dich_vu_id
         where renewal_id = ${renewal} and ${isRenewable}) counted,
        (select so_tien, so_thiet_bi from orders where renewal_id = ${renewal} order by id limit 1) announced`

/** The price stays the same while the caller has the family locked. */
export async function priceNow(db: Knex, renewal_id: number): Promise<Price> {
  const { rows } = await db.raw(priceOf(':renewal_id'), { renewal_id })
  return rows[0]
}
