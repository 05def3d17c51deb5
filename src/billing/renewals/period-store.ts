import type { Knex } from 'knex'
import type { CalendarDate } from '../../shared/dates.ts'
import { addMonths } from '../../shared/months.ts'

/** The days that an order paid for; without an end where the package has none. */
interface PaidPeriod {
  tu: CalendarDate
  den: CalendarDate | null
}

/**
 * Of a purchase from the first device on, for its months; of a renewal what it added. Null while nothing has begun, and
 * where it was taken back. A renewal and an admin may begin a term anew: the first change of it in the audit log, which
 * keeps those of places as long as their orders, has the day on which it began first.
 */
export async function findPaidPeriod(db: Knex, vnp_txn_ref: string): Promise<PaidPeriod | null> {
  const { rows } = await db.raw(
    `select loai, thoi_han_thang as months,
            case when loai = 'GIA_HAN' then renewed_from else (
              select min(coalesce((
                select (detail #>> '{before,ngay_bat_dau}')::date from audit_log
                where subject_kind = 'goi_dich_vu' and subject = bought.id
                  and detail #>> '{before,ngay_bat_dau}' is not null order by at, id limit 1), ngay_bat_dau))
              from goi_dich_vu bought where bought.vnp_txn_ref = orders.vnp_txn_ref) end as tu,
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
