import type { Knex } from 'knex'

export interface SentRefund {
  vnp_txn_ref: string
  trang_thai: 'processing' | 'refunded'
  so_tien: number
  ngay_tao: Date
  decided_at: Date
}

/** What was sent back of these orders. What was paid twice and went back is no part of them. */
export async function refundsSent(db: Knex, refs: string[]): Promise<SentRefund[]> {
  return db('refunds')
    .join('orders', 'orders.id', 'order_id')
    .whereIn('vnp_txn_ref', refs)
    .whereIn('refunds.trang_thai', ['processing', 'refunded'])
    .where({ giao_dich: null })
    .orderBy('refunds.id')
    .select('vnp_txn_ref', 'refunds.trang_thai', 'refunds.so_tien', 'refunds.ngay_tao', 'decided_at')
}
