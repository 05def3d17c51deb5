import type { Knex } from 'knex'
import type { NewOrder, Order } from '../orders/index.ts'
import type { Price } from './places-store.ts'

/** The announced order of a renewal that never was at the gateway: one that was has an `ask_at` within minutes. */
export const isWaiting = `orders.trang_thai = 'pending' and asked = 0 and ask_at > ngay_tao + interval '1 day'`

/** The first order of the renewal, which the notices name. All attempts have its price, for the places that are left. */
export const announcedOf = (renewal: string) =>
  `select * from orders where orders.renewal_id = ${renewal} order by orders.id limit 1`

export async function announcedOrder(db: Knex, renewal_id: number): Promise<Order> {
  const { rows } = await db.raw(announcedOf(':renewal_id'), { renewal_id })
  return rows[0]
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
