import type { Knex } from 'knex'

/**
 * All of the purchase, or of another renewal of the same places, is on its way back. Once VNPay accepts, that term is
 * taken back, which it could not be if a later one began at its end.
 */
export const hasOtherRefund = (renewal: string) => `(exists (
  select from renewals own join orders on orders.vnp_txn_ref = own.purchase
  where own.id = ${renewal} and ${isAllLeaving}) or exists (
  select from renewed_rows own
  join renewed_rows other on other.goi_dich_vu_id = own.goi_dich_vu_id and other.renewal_id <> own.renewal_id
    and other.after is not null
  join renewals renewed on renewed.id = other.renewal_id
  join orders on orders.id = renewed.paid_order_id
  where own.renewal_id = ${renewal} and ${isAllLeaving}))`

export async function isOtherRefundOpen(db: Knex, renewal_id: number): Promise<boolean> {
  const { rows } = await db.raw(`select ${hasOtherRefund(':renewal_id')} as is_open`, { renewal_id })
  return rows[0].is_open
}

/**
 * Of `orders`: a refund that VNPay has not answered would leave nothing of its own payment. A part, or what was paid
 * twice, takes no term back.
 */
const isAllLeaving = `exists (
    select from refunds where order_id = orders.id and giao_dich is null and trang_thai = 'approved')
  and coalesce(orders.gateway_amount, orders.so_tien) <= (
    select sum(so_tien) from refunds where order_id = orders.id and giao_dich is null
      and trang_thai in ('requested', 'approved', 'processing', 'refunded'))`
