import type { Knex } from 'knex'
import { containing, type Listed, type Rows, type Source } from '../../kernel/lists/source.ts'
import type { purchases, wallet } from '../../shared/billing-lists.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import { inLanguageOf } from '../../translation/index.ts'
import { isOver, type Subscription, statusOn, subscriptions } from './read-store.ts'

/** In whole đồng, both included. */
const priceBandLimits: Record<string, [from: number, to: number]> = {
  duoi_100: [0, 99_999],
  '100_500': [100_000, 500_000],
  tren_500: [500_001, Number.MAX_SAFE_INTEGER],
}

const filters = {
  ten: nameContaining,
  khoang_gia: (rows: Rows, band: string) => rows.whereBetween('bought.gia', priceBandLimits[band]!),
}
const order = {
  sorts: { ngay_mua: 'bought.ngay_mua', gia: 'bought.gia', ten: 'khong_dau(goi.ten)' },
  key: 'bought.id',
}

/** Everything that the parent of the path has bought. A state is that of today, whether or not a job has marked it. */
export const purchasedRows: Source<typeof purchases, Subscription> = {
  rows: rowsOfParent,
  complete,
  ofOneFamily: () => true,
  filters: {
    ...filters,
    trang_thai: (rows, status, { now }) => rows.whereRaw(`${statusOn} = ?`, [dateInVietnam(now), status]),
  },
  sorts: { ...order.sorts, con: `khong_dau(concat_ws(' ', ten_tre, thiet_bi.ten_thiet_bi))` },
  key: order.key,
}

/** What no device has on a day, unless its term has passed unused. */
const isUnassigned = `trang_thai = 'CHUA_GAN' and (ngay_ket_thuc is null or ngay_ket_thuc > ?)`

export const unassignedRows: Source<typeof wallet, Subscription> = {
  rows: (db, given) => rowsOfParent(db, given).whereRaw(isUnassigned, [dateInVietnam(given.now)]),
  complete,
  ofOneFamily: () => true,
  filters,
  ...order,
}

/** Stands for all places of a purchase that no device has and that have the same term. It is the first of them. */
interface UnassignedPurchase extends Subscription {
  /** The number of these places, and of all that were bought with them. */
  so_goi_chua_gan: number
  so_goi_da_mua: number
  /** What was paid for all of these. */
  da_tra: number
}

/**
 * One row for each purchase and term, so that the end of a page cuts none in two. What no order granted is a purchase of
 * its own. A place that came back from its device may have a term that an admin set apart, and is then a row of its own.
 */
export const unassignedPurchases: Source<typeof wallet, UnassignedPurchase> = {
  ...unassignedRows,
  rows: (db, { id, now }) =>
    subscriptions(db, dateInVietnam(now), unassignedPlaces(db, id, now))
      .where('nth', 1)
      .select('so_goi_chua_gan', 'so_goi_da_mua', 'da_tra'),
  complete,
}

function unassignedPlaces(db: Knex, parent: number, now: Date): Knex.Raw {
  return db.raw(
    `(select *, count(*) over alike as so_goi_chua_gan, row_number() over (alike order by id) as nth
      from (select *, count(*) over purchase as so_goi_da_mua, sum(gia) over purchase as da_tra
            from goi_dich_vu where ma_phu_huynh = ?
            window purchase as (partition by coalesce(vnp_txn_ref, id::text))) as places
      where ${isUnassigned}
      window alike as (partition by coalesce(vnp_txn_ref, id::text), ngay_bat_dau, ngay_ket_thuc)) as bought`,
    [parent, dateInVietnam(now)],
  )
}

/** Whether a parent ever had a place. */
export async function hasBought(db: Knex, parent: number): Promise<boolean> {
  return (await db('goi_dich_vu').where({ ma_phu_huynh: parent }).first('id')) !== undefined
}

/** The name as it was typed, or as an English reader sees it. */
function nameContaining(rows: Rows, text: string, { db }: Listed): void {
  const inEnglish = db('translations').select('source')
  containing('khong_dau(translated)')(inEnglish, text)
  rows.where(name => {
    containing('khong_dau(goi.ten)')(name, text)
    name.orWhereIn('goi.ten', inEnglish)
  })
}

async function complete<Row extends Subscription>(db: Knex, found: Row[], { caller }: Listed): Promise<Row[]> {
  return inLanguageOf(caller, db, found)
}

function rowsOfParent(db: Knex, { id, now }: Listed) {
  return subscriptions(db, dateInVietnam(now)).where('bought.ma_phu_huynh', id)
}

/** Each place of the package is in one of the five states, as of that day. */
interface PackageStatistics {
  /** Places that parents got by an order, free ones included; not what an admin gave. */
  da_ban: number
  /** In a wallet, with a term that is not over. */
  chua_gan: number
  /** On a device, with a term that starts later. */
  chua_bat_dau: number
  dang_hoat_dong: number
  /** Over by date, whether or not it was ever on a device. */
  het_han: number
  huy: number
  /** What was paid for places and renewals of them whose orders were not refunded, less the parts that went back. In whole đồng. */
  doanh_thu: number
}

/** Undefined if there is no such package. */
export async function countPlaces(db: Knex, id: number, today: string): Promise<PackageStatistics | undefined> {
  const { rows } = await db.raw(
    `select count(vnp_txn_ref) as da_ban,
            count(*) filter (where trang_thai = 'CHUA_GAN' and not is_over) as chua_gan,
            count(*) filter (where trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau > :today and not is_over) as chua_bat_dau,
            (select count(*) from goi_dang_dung(:today) where thong_tin_goi_id = goi.id) as dang_hoat_dong,
            count(*) filter (where trang_thai = 'HET_HAN' or is_over) as het_han,
            count(*) filter (where trang_thai = 'HUY') as huy,
            coalesce(sum(bought.gia) filter (where not is_refunded), 0) + (
              select coalesce(sum(da_thu), 0) from orders
              where thong_tin_goi_id = goi.id and loai = 'GIA_HAN' and trang_thai = 'paid') - (
              select coalesce(sum(refunds.so_tien), 0) from refunds join orders on orders.id = order_id
              where thong_tin_goi_id = goi.id and orders.trang_thai = 'paid' and giao_dich is null
                and refunds.trang_thai in ('processing', 'refunded')) as doanh_thu
     from goi left join lateral (
       select *, exists (
                select from orders where orders.vnp_txn_ref = goi_dich_vu.vnp_txn_ref and orders.trang_thai = 'refunded'
              ) as is_refunded, coalesce(${isOver(':today')}, false) as is_over
       from goi_dich_vu where thong_tin_goi_id = goi.id
     ) bought on true
     where goi.id = :id group by goi.id`,
    { id, today },
  )
  return rows[0]
}
