import type { Knex } from 'knex'
import type { revenueGroups } from '../../shared/revenue.ts'
import { isOfOrder, isSent, wentBackOn } from '../orders/index.ts'

type Revenue = {
  /** `2026-11-23`, `2026-11` or the id of the package. */
  khoa: string | number
  /** How many payments, also those that were refunded later. */
  so_don: number
  da_thu: number
  da_hoan: number
  thuc_thu: number
  /** Of a package. */
  ten_goi?: string
}

type Group = (typeof revenueGroups)[number]

/**
 * The one place that says what revenue is: an order counts on the day of its payment, each of its refunds on the day on
 * which it was decided, or went back outside. What never counted as paid, and was sent back from a review, is neither.
 */
const movements = (paid: string, refunded = paid) => `
  select ${paid} as by, count(*) as so_don, sum(da_thu) as da_thu, 0 as da_hoan
  from orders
  where trang_thai in ('paid', 'refunded') and so_tien > 0 and payment_day between :tu::date and :den::date
  group by 1
  union all
  select ${refunded}, 0, 0, sum(refunds.so_tien)
  from refunds join orders on orders.id = order_id
  where ${isSent} and ${isOfOrder} and payment_day is not null
    and ${wentBackOn} between :tu::date and :den::date
  group by 1`

const sums = `sum(so_don)::bigint as so_don, sum(da_thu)::bigint as da_thu, sum(da_hoan)::bigint as da_hoan,
  sum(da_thu - da_hoan)::bigint as thuc_thu`
const byTime = (format: string) => `
  select to_char(by, '${format}') as khoa, ${sums}
  from (${movements('payment_day', wentBackOn)}) moved group by 1 order by 1`
const statements: Record<Group, string> = {
  ngay: byTime('YYYY-MM-DD'),
  thang: byTime('YYYY-MM'),
  goi: `
    select goi.id as khoa, ten as ten_goi, ${sums}
    from (${movements('thong_tin_goi_id')}) moved join goi on goi.id = by group by 1, 2 order by 1`,
}

/** From the first day to the last, both included; without them all there is. */
export async function revenueBy(
  db: Knex,
  group: Group,
  { tu = '-infinity', den = 'infinity' }: { tu?: string; den?: string },
): Promise<Revenue[]> {
  const { rows } = await db.raw(statements[group], { tu, den })
  return rows
}

interface Figures {
  /** Places of paid packages whose term ends within 30 days. */
  sap_het_han: number
  /** Payments of the last 30 days that failed. */
  khong_thanh_cong: number
  /** Of the purchases of the last 30 days: how many seconds from the order to its payment; null where there are none. */
  giay_den_khi_tra: number | null
}

/** What the owner asks for beside revenue. */
export async function figures(db: Knex, today: string, since: Date): Promise<Figures> {
  const { rows } = await db.raw(
    `select
       (select count(*) from goi_dich_vu join goi on goi.id = thong_tin_goi_id
        where trang_thai = 'DANG_HOAT_DONG' and loai_goi = 'TRA_PHI'
          and ngay_ket_thuc > :today::date and ngay_ket_thuc <= :today::date + 30) as sap_het_han,
       (select count(*) from orders where trang_thai = 'failed' and ngay_tao > :since) as khong_thanh_cong,
       (select avg(greatest(extract(epoch from ngay_thanh_toan - ngay_tao), 0))::int from orders
        where trang_thai in ('paid', 'refunded') and so_tien > 0 and ngay_thanh_toan > :since
          and loai = 'MUA' and transfer_reference is null) as giay_den_khi_tra`,
    { today, since },
  )
  return rows[0]
}
