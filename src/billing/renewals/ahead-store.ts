import type { PaidAhead } from '../subscriptions/index.ts'

/** Not where an admin has taken the end back to where it was before. */
export const paidAhead: PaidAhead = async (tx, { id, ngay_ket_thuc }, today) => {
  const { rows } = await tx.raw(
    `select vnp_txn_ref, (before ->> 'ngay_ket_thuc')::date as date
     from renewed_rows join renewals on renewals.id = renewal_id join orders on orders.id = paid_order_id
     where goi_dich_vu_id = :id and after is not null
       and (before ->> 'ngay_ket_thuc')::date > :today::date
       and (before ->> 'ngay_ket_thuc')::date < coalesce(:ngay_ket_thuc::date, 'infinity')
     order by date desc limit 1`,
    { id, ngay_ket_thuc, today },
  )
  return rows[0]
}
