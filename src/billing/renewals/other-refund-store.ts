import type { Knex } from 'knex'

/**
 * Another renewal of the same places has a refund that VNPay has not answered. Once it accepts, that term is taken back,
 * which it could not be if a later one began at its end.
 */
export const hasOtherRefund = (renewal: string) => `exists (
  select from renewed_rows own
  join renewed_rows other on other.goi_dich_vu_id = own.goi_dich_vu_id and other.renewal_id <> own.renewal_id
    and other.after is not null
  join renewals renewed on renewed.id = other.renewal_id
  join refunds on refunds.order_id = renewed.paid_order_id and refunds.trang_thai = 'approved'
  where own.renewal_id = ${renewal})`

export async function isOtherRefundOpen(db: Knex, renewal_id: number): Promise<boolean> {
  const { rows } = await db.raw(`select ${hasOtherRefund(':renewal_id')} as is_open`, { renewal_id })
  return rows[0].is_open
}
