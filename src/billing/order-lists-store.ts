import type { Knex } from 'knex'
import type { GatewayReason } from '../i18n/vi/gateway-answers.ts'
import { containing, type Source } from '../kernel/list.ts'
import { startOfDay, startOfNextDay } from '../shared/dates.ts'
import type { orders } from '../shared/order-lists.ts'
import type { NewOrder, OrderStatus } from './order-store.ts'

export interface OrderRow extends Pick<NewOrder, 'vnp_txn_ref' | 'loai' | 'so_tien' | 'ten_goi' | 'so_thiet_bi'> {
  trang_thai: OrderStatus
  thoi_han_thang: number | null
  thong_tin_goi_id: number
  ngay_tao: Date
  ngay_thanh_toan: Date | null
  /** Null where the account is gone. */
  ma_phu_huynh: number | null
  ten_phu_huynh: string | null
  ly_do: GatewayReason | null
  /** The gateway's own number of the payment. */
  transaction_no: string | null
}

function rowsOf(db: Knex) {
  return db('orders').leftJoin('phu_huynh', 'phu_huynh.ma_phu_huynh', 'orders.ma_phu_huynh').select({
    vnp_txn_ref: 'vnp_txn_ref',
    loai: 'loai',
    trang_thai: 'trang_thai',
    so_tien: 'so_tien',
    thong_tin_goi_id: 'thong_tin_goi_id',
    ten_goi: 'ten_goi',
    so_thiet_bi: 'so_thiet_bi',
    thoi_han_thang: 'thoi_han_thang',
    ngay_tao: 'orders.ngay_tao',
    ngay_thanh_toan: 'ngay_thanh_toan',
    ma_phu_huynh: 'orders.ma_phu_huynh',
    ten_phu_huynh: 'ten_phu_huynh',
    ly_do: 'reason',
    transaction_no: 'transaction_no',
  })
}

/** A parent's own, an admin's everybody's; the filter by parent takes away and never adds. */
export const orderRows: Source<typeof orders, OrderRow> = {
  rows: (db, { caller }) => {
    const { ma_phu_huynh, la_admin } = caller.person!
    return la_admin ? rowsOf(db) : rowsOf(db).where('orders.ma_phu_huynh', ma_phu_huynh)
  },
  filters: {
    vnp_txn_ref: containing('vnp_txn_ref'),
    trang_thai: (rows, status) => rows.where('trang_thai', status),
    loai: (rows, kind) => rows.where('loai', kind),
    ma_phu_huynh: (rows, id) => rows.where('orders.ma_phu_huynh', id),
    tu: (rows, day) => rows.where('orders.ngay_tao', '>=', startOfDay(day)),
    den: (rows, day) => rows.where('orders.ngay_tao', '<', startOfNextDay(day)),
  },
  sorts: { ngay_tao: 'orders.ngay_tao', so_tien: 'so_tien' },
  key: 'orders.id',
}

export async function findOrderRow(db: Knex, vnp_txn_ref: string): Promise<OrderRow | undefined> {
  return rowsOf(db).where({ vnp_txn_ref }).first()
}

export interface OrderChange {
  luc: Date
  hanh_dong: string
  /** The account that did it; null for the gateway or a job. */
  nguoi: number | null
  ten_nguoi: string | null
  chi_tiet: Record<string, unknown>
}

/** What the log says of an order, newest first. */
export async function changesOf(db: Knex, vnp_txn_ref: string): Promise<OrderChange[]> {
  return db('audit_log')
    .leftJoin('phu_huynh', 'phu_huynh.ma_phu_huynh', 'actor')
    .where({ subject_kind: 'orders', subject: db('orders').where({ vnp_txn_ref }).select('id') })
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .select({ luc: 'at', hanh_dong: 'action', nguoi: 'actor', ten_nguoi: 'ten_phu_huynh', chi_tiet: 'detail' })
}
