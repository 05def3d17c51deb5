import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import { containing, type Filter, literal, type Rows, type Source } from '../../kernel/lists/source.ts'
import { runPreparedQuery } from '../../kernel/prepared.ts'
import { type CalendarDate, dateInVietnam, startOfDay, startOfNextDay } from '../../shared/dates.ts'
import type { orders } from '../../shared/order-lists.ts'
import { daysToAsk, type refundStatuses } from '../../shared/refund-lists.ts'
import { inLanguageOf } from '../../translation/index.ts'
import { overpaid, type PaidBeyond, paidBeyond } from './overpaid-store.ts'
import { type SentBack, sentBackColumns } from './sent-back-store.ts'
import type { NewOrder, OrderStatus } from './store.ts'

type Ordered = Pick<NewOrder, 'vnp_txn_ref' | 'loai' | 'so_tien' | 'ten_goi' | 'so_thiet_bi'>

/** `so_tien` is the price, and what was taken of it once it is paid. */
export interface OrderRow extends Ordered, SentBack, PaidBeyond {
  trang_thai: OrderStatus
  thoi_han_thang: number | null
  thong_tin_goi_id: number
  /** The package was taken off sale since. */
  goi_da_xoa: boolean
  ngay_tao: Date
  ngay_thanh_toan: Date | null
  /** Null where the account is gone. */
  ma_phu_huynh: number | null
  ten_phu_huynh: string | null
  ly_do: GatewayReason | null
  /** The number of the payment at the gateway or at the bank; what the gateway named of the buyer's bank and card. */
  ma_giao_dich: string | null
  ngan_hang: string | null
  loai_the: string | null
  /** The bank's reference, where the order was paid by transfer. */
  transfer_reference: string | null
  /** The order whose purchase a renewal renews. */
  don_goc: string | null
  /** The state of the newest refund of this charge, and why its request was refused. */
  hoan_tien: (typeof refundStatuses)[number] | null
  ly_do_tu_choi: string | null
  /** The last day on which the buyer may ask for this charge back; null where that cannot be asked for. */
  hoan_duoc_den: CalendarDate | null
  /** The end of the previous term, which applies again after a refund; null if it is over. */
  bao_ve_den: CalendarDate | null
}

const lastDayToAsk = `(ngay_thanh_toan at time zone 'Asia/Ho_Chi_Minh')::date + ${daysToAsk}`
const canAsk = `orders.renewal_id is not null and orders.trang_thai = 'paid'
  and not exists (
    select from refunds asked where order_id = orders.id
      and (requested_by_parent and giao_dich is null or trang_thai in ('requested', 'approved')))
  and ${lastDayToAsk} >= :today`

const amount = '(case when ngay_thanh_toan is null then orders.so_tien else da_thu end)'

function rowsOf(db: Knex, today: string, overpayment?: string) {
  return db('orders')
    .join('goi', 'goi.id', 'thong_tin_goi_id')
    .leftJoin('phu_huynh', 'phu_huynh.ma_phu_huynh', 'orders.ma_phu_huynh')
    .leftJoin('renewals', 'renewals.id', 'orders.renewal_id')
    .joinRaw(
      `left join lateral (
         select * from refunds where order_id = orders.id and giao_dich is null order by id desc limit 1
       ) refunds on true`,
    )
    .select({
      vnp_txn_ref: 'vnp_txn_ref',
      loai: 'loai',
      trang_thai: 'orders.trang_thai',
      so_tien: db.raw(amount),
      thong_tin_goi_id: 'thong_tin_goi_id',
      goi_da_xoa: 'goi.da_xoa',
      ten_goi: 'ten_goi',
      so_thiet_bi: 'orders.so_thiet_bi',
      thoi_han_thang: 'orders.thoi_han_thang',
      ngay_tao: 'orders.ngay_tao',
      ngay_thanh_toan: 'ngay_thanh_toan',
      ma_phu_huynh: 'orders.ma_phu_huynh',
      ten_phu_huynh: 'ten_phu_huynh',
      ly_do: 'orders.reason',
      // the gateway says 0 of a payment that failed
      ma_giao_dich: db.raw(`coalesce(nullif(transaction_no, '0'), transfer_reference)`),
      ngan_hang: 'ngan_hang',
      loai_the: 'loai_the',
      transfer_reference: 'transfer_reference',
      tra_them: db.raw(paidBeyond(overpayment)),
      don_goc: db.raw('(select vnp_txn_ref from orders bought where bought.vnp_txn_ref = purchase)'),
      hoan_tien: 'refunds.trang_thai',
      ly_do_tu_choi: 'ly_do_tu_choi',
      hoan_duoc_den: db.raw(`case when ${canAsk} then ${lastDayToAsk} end`, { today }),
      bao_ve_den: db.raw(`case when ${canAsk} and period > :today then period end`, { today }),
      ...sentBackColumns(db),
    })
}

/** Of parents whose name has this text anywhere. */
function ofParentNamed(column: string): Filter<string> {
  return (rows, text) => {
    rows.whereRaw(
      `${column} in (
         select ma_phu_huynh from phu_huynh
         where ten_tim >= khong_dau(?) and ten_tim < khong_dau(?) || chr(1114111)
            or substr(ten_tim, 2) like '%' || ${literal('khong_dau(?)')} || '%')`,
      [text, text, text],
    )
  }
}

/** The filters that orders and their refunds have in common. */
export function filtersOn(table: 'orders' | 'refunds') {
  const created = `${table}.ngay_tao`
  return {
    vnp_txn_ref: containing('lower(vnp_txn_ref)'),
    trang_thai: (rows: Rows, status: string) => rows.where(`${table}.trang_thai`, status),
    ten_phu_huynh: ofParentNamed(`${table}.ma_phu_huynh`),
    ma_phu_huynh: (rows: Rows, id: number) => rows.where(`${table}.ma_phu_huynh`, id),
    tu: (rows: Rows, day: string) => rows.where(created, '>=', startOfDay(day)),
    den: (rows: Rows, day: string) => rows.where(created, '<', startOfNextDay(day)),
  }
}

type Found = OrderRow | { id: number }

const filters = {
  ...filtersOn('orders'),
  loai: (rows: Rows, kind: string) => rows.where('loai', kind),
  tu_thanh_toan: (rows: Rows, day: string) => rows.where('ngay_thanh_toan', '>=', startOfDay(day)),
  den_thanh_toan: (rows: Rows, day: string) => rows.where('ngay_thanh_toan', '<', startOfNextDay(day)),
}
const order = {
  sorts: { ngay_tao: 'orders.ngay_tao', so_tien: amount },
  key: 'orders.id',
  code: 'orders.vnp_txn_ref',
}

/** A person's own, also an admin's. */
export const ownOrderRows: Source<typeof orders, OrderRow> = {
  rows: (db, { caller, now }) =>
    rowsOf(db, dateInVietnam(now)).where('orders.ma_phu_huynh', caller.person!.ma_phu_huynh),
  complete: async (db, found, { caller }) => inLanguageOf(caller, db, found),
  ofOneFamily: () => true,
  filters,
  ...order,
}

/**
 * For a parent their own orders, for an admin all; the filter by parent only narrows this. The few orders of a parent
 * are read at once; of all orders, only ids are searched and sorted.
 */
export const orderRows: Source<typeof orders, OrderRow, Found> = {
  rows: (db, given) =>
    given.caller.person!.la_admin ? db('orders').select('orders.id') : ownOrderRows.rows(db, given),
  complete: async (db, found, { caller, now }) => {
    const ids = found.filter(row => 'id' in row).map(({ id }) => id)
    const rows = ids.length > 0 ? await listOrders(db, ids, dateInVietnam(now)) : found.filter(isOrderRow)
    return inLanguageOf(caller, db, rows)
  },
  ofOneFamily: ({ caller }) => !caller.person!.la_admin,
  served: { trang_thai: ['ngay_tao'] },
  filters,
  ...order,
}

function isOrderRow(row: Found): row is OrderRow {
  return 'vnp_txn_ref' in row
}

/** The orders of these ids in this order. */
async function listOrders(db: Knex, ids: number[], today: string): Promise<OrderRow[]> {
  const asked = rowsOf(db, today).whereRaw('orders.id = any (?)', [ids]).select('orders.id')
  const rows = await runPreparedQuery<OrderRow & { id: number }>(db, asked)
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]))
  return ids.map(id => byId.get(id)!)
}

export async function findOrderRow(db: Knex, vnp_txn_ref: string, today: string): Promise<OrderRow | undefined> {
  return rowsOf(db, today).where({ vnp_txn_ref }).first()
}

/** An order with what an admin decides by about its money. */
export interface Decidable extends OrderRow {
  id: number
  /** What it cost, whatever was taken for it. */
  price: number
  /** What the gateway named for the payment. */
  gateway_amount: number | null
  /** How much more was paid for a renewal than it cost, until an admin has dealt with it. */
  tra_thua: number | null
}

export async function findDecidable(db: Knex, vnp_txn_ref: string, today: string): Promise<Decidable | undefined> {
  const tra_thua = 'overpayment.amount'
  return (
    rowsOf(db, today, tra_thua)
      // without `offset 0` PostgreSQL would compute it for each of the two columns
      .joinRaw(`cross join lateral (select ${overpaid} as amount offset 0) overpayment`)
      .where({ vnp_txn_ref })
      .first('orders.id', 'orders.so_tien as price', 'orders.gateway_amount', { tra_thua })
  )
}
