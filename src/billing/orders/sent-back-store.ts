import type { Knex } from 'knex'
import type { CalendarDate } from '../../shared/dates.ts'

export interface SentBack {
  /** What went back of the order. */
  da_hoan: number
  /** When the last of that did. */
  ngay_hoan: CalendarDate | null
}

/** Of a refund: whether its money went back, or is on its way. */
export const isSent = `refunds.trang_thai in ('processing', 'refunded')`
/** What was paid twice and went back is no part of the order. */
export const isOfOrder = 'giao_dich is null'
/** Of a refund: the day on which it went back outside, or was decided. */
export const wentBackOn = `coalesce(outside_on, (decided_at at time zone 'Asia/Ho_Chi_Minh')::date)`

const goneBack = `from refunds where order_id = orders.id and ${isOfOrder} and ${isSent}`

export const sentBackColumns = (db: Knex) => ({
  da_hoan: db.raw(`(select coalesce(sum(refunds.so_tien), 0) ${goneBack})`),
  ngay_hoan: db.raw(`(select max(${wentBackOn}) ${goneBack})`),
})

export async function sentBackOf(db: Knex, id: number): Promise<SentBack> {
  return db('orders').where({ id }).first(sentBackColumns(db))
}

export interface SentRefund {
  vnp_txn_ref: string
  trang_thai: 'processing' | 'refunded'
  so_tien: number
  ngay_tao: Date
  decided_at: Date
  /** The day on which it went back outside, if it did. */
  outside_on: CalendarDate | null
}

/** What was sent back of each of these orders. */
export async function refundsSent(db: Knex, refs: string[]): Promise<SentRefund[]> {
  return db('refunds')
    .join('orders', 'orders.id', 'order_id')
    .whereIn('vnp_txn_ref', refs)
    .whereRaw(`${isSent} and ${isOfOrder}`)
    .orderBy('refunds.id')
    .select('vnp_txn_ref', 'refunds.trang_thai', 'refunds.so_tien', 'refunds.ngay_tao', 'decided_at', 'outside_on')
}
