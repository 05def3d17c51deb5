import type { Knex } from 'knex'
import type { CalendarDate } from '../../shared/dates.ts'
import { addMonths } from '../../shared/months.ts'

/** The days that an order paid for; without an end where the package has none. */
interface PaidPeriod {
  tu: CalendarDate
  den: CalendarDate | null
}

/**
 * Of a purchase from the first device on, for its months, whatever became of the term since; of a renewal what it added.
 * Null while nothing has begun, and where it was taken back.
 */
export async function findPaidPeriod(db: Knex, vnp_txn_ref: string): Promise<PaidPeriod | null> {
  const { rows } = await db.raw(
    `select loai, thoi_han_thang as months,
            case when loai = 'GIA_HAN' then renewed_from else (
              select min(least(bought.ngay_bat_dau, (before ->> 'ngay_bat_dau')::date))
              from goi_dich_vu bought left join renewed_rows on goi_dich_vu_id = bought.id
              where bought.vnp_txn_ref = orders.vnp_txn_ref) end as tu,
            (select max((after ->> 'ngay_ket_thuc')::date) from renewed_rows
             where renewal_id = renewals.id) as renewed_until
     from orders left join renewals on renewals.paid_order_id = orders.id
     where vnp_txn_ref = ? and ngay_thanh_toan is not null`,
    [vnp_txn_ref],
  )
  const [paid] = rows
  if (!paid?.tu) return null
  if (paid.loai === 'GIA_HAN') return { tu: paid.tu, den: paid.renewed_until }
  return { tu: paid.tu, den: paid.months === null ? null : addMonths(paid.tu, paid.months) }
}
