import type { Knex } from 'knex'
import type { NewOrder, Order } from '../orders/index.ts'
import { leastPayable } from '../vnpay/index.ts'
import { isWaiting } from './attempts-store.ts'
import type { Ending } from './endings-store.ts'

/** An ending that has no renewal yet: the places to renew, and the package and price at which they can be today. */
interface Openable extends Ending, Pick<NewOrder, 'ten_goi' | 'thoi_han_thang' | 'so_tien'> {
  /** Ids of `goi_dich_vu`. */
  places: number[]
}

export interface Opened extends Openable {
  renewal_id: number
}

/**
 * The endings with a place that has no renewal yet. Their other places are among those to renew, unless somebody began to
 * pay for them. If only some places of a package are renewed, each costs its share.
 */
export async function findOpenable(tx: Knex, endings: Ending[]): Promise<Openable[]> {
  const { rows } = await tx.raw(
    `select ending.*, ten as ten_goi, thoi_han_thang, places,
            greatest(${leastPayable}, ceil(gia::numeric * cardinality(places) / coalesce(so_thiet_bi, 1)))::bigint as so_tien
     from jsonb_to_recordset(:endings)
       as ending (purchase text, period date, ma_phu_huynh int, thong_tin_goi_id int)
     join goi on goi.id = ending.thong_tin_goi_id and not da_xoa and gia > 0
     cross join lateral (
       select array_agg(bought.id order by bought.id) as places, bool_or(own.renewal_id is null) as has_new
       from goi_dich_vu bought
       left join renewed_rows own on own.goi_dich_vu_id = bought.id and own.period = ending.period
       where bought.vnp_txn_ref = ending.purchase and bought.ngay_ket_thuc = ending.period
         and bought.ma_phu_huynh = ending.ma_phu_huynh
         and tu_dong_gia_han and trang_thai <> 'HUY' and not ended_by_hand
         and not exists (select from orders where orders.renewal_id = own.renewal_id and not (${isWaiting}))
     ) renewing
     where has_new
     order by ending.period, ending.purchase`,
    { endings: JSON.stringify(endings) },
  )
  return rows
}

export async function insertRenewals(tx: Knex, openable: Openable[], opened_at: Date): Promise<Opened[]> {
  const made: { id: number; purchase: string; period: string }[] = await tx('renewals')
    .insert(
      openable.map(({ purchase, period, so_tien, places }) => ({
        purchase,
        period,
        opened_at,
        announced_amount: so_tien,
        announced_places: places.length,
      })),
    )
    .returning(['id', 'purchase', 'period'])
  return openable.map(each => {
    const { id } = made.find(({ purchase, period }) => purchase === each.purchase && period === each.period)!
    return { ...each, renewal_id: id }
  })
}

/** A place has one renewal for an end: the new one takes it from one that nobody began to pay. */
export async function takePlaces(tx: Knex, opened: Opened[]): Promise<void> {
  const rows = opened.flatMap(({ renewal_id, period, places }) =>
    places.map(goi_dich_vu_id => ({ renewal_id, goi_dich_vu_id, period })),
  )
  await tx('renewed_rows').insert(rows).onConflict(['goi_dich_vu_id', 'period']).merge(['renewal_id'])
}

export async function insertAnnounced(
  tx: Knex,
  orders: (NewOrder & { renewal_id: number; ask_at: Date })[],
): Promise<Order[]> {
  const made: Order[] = await tx('orders')
    .insert(orders.map(order => ({ ...order, trang_thai: 'pending' })))
    .returning('*')
  return made.toSorted((a, b) => a.id - b.id)
}
