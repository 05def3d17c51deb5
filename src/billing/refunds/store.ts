import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { Services } from '../../kernel/endpoint.ts'
import type { Source } from '../../kernel/lists/source.ts'
import type { refundStatuses, refunds } from '../../shared/refund-lists.ts'
import { askable, filtersOn, isAskable } from '../orders/index.ts'

type RefundStatus = (typeof refundStatuses)[number]

export interface Refund {
  id: number
  order_id: number
  ma_phu_huynh: number | null
  so_tien: number
  ly_do: string
  trang_thai: RefundStatus
  ngay_tao: Date
  decided_at: Date | null
  reason: GatewayReason | null
  asked_at: Date | null
  ly_do_tu_choi: string | null
  /** An admin sends back what an order under review took; nobody asked for it. */
  of_review: boolean
}

interface RefundRow {
  id: number
  vnp_txn_ref: string
  trang_thai: RefundStatus
  so_tien: number
  ly_do: string
  ten_goi: string
  /** The package was taken off sale since. */
  goi_da_xoa: boolean
  ngay_tao: Date
  /** Null where the order never counted as paid. */
  ngay_thanh_toan: Date | null
  /** Sent back by an admin while the order was under review. */
  cua_don_kiem_tra: boolean
  /** When an admin decided. */
  ngay_xu_ly: Date | null
  /** Null where the account is gone. */
  ma_phu_huynh: number | null
  ten_phu_huynh: string | null
  ma_tra_loi: GatewayReason | null
  /** Why it was refused, as the parent reads it. */
  ly_do_tu_choi: string | null
  /** It waits, but a part of this renewal was dealt with separately: the whole is not refunded any more. */
  chi_tu_choi: boolean
  /** VNPay can be asked about it now. */
  hoi_duoc: boolean
}

function rowsOf(db: Knex, gateway: Services['gateway']) {
  return db('refunds')
    .join('orders', 'orders.id', 'order_id')
    .join('goi', 'goi.id', 'thong_tin_goi_id')
    .leftJoin('phu_huynh', 'phu_huynh.ma_phu_huynh', 'refunds.ma_phu_huynh')
    .select({
      id: 'refunds.id',
      vnp_txn_ref: 'vnp_txn_ref',
      trang_thai: 'refunds.trang_thai',
      so_tien: 'refunds.so_tien',
      ly_do: 'ly_do',
      ten_goi: 'ten_goi',
      goi_da_xoa: 'goi.da_xoa',
      ngay_tao: 'refunds.ngay_tao',
      ngay_thanh_toan: 'ngay_thanh_toan',
      ngay_xu_ly: 'decided_at',
      ma_phu_huynh: 'refunds.ma_phu_huynh',
      ten_phu_huynh: 'ten_phu_huynh',
      ma_tra_loi: 'refunds.reason',
      ly_do_tu_choi: 'ly_do_tu_choi',
      cua_don_kiem_tra: 'of_review',
      chi_tu_choi: db.raw(
        `refunds.trang_thai in ('requested', 'failed') and orders.trang_thai = 'paid'
         and (overpaid_closed_at is not null or refunds.reason is not distinct from 'partly_refunded')`,
      ),
      hoi_duoc: db.raw(isAskable, askable(gateway)),
    })
}

export const refundRows: Source<typeof refunds, RefundRow> = {
  rows: (db, { gateway }) => rowsOf(db, gateway),
  filters: filtersOn('refunds'),
  sorts: { ngay_tao: 'refunds.ngay_tao', so_tien: 'refunds.so_tien' },
  key: 'refunds.id',
}

export async function findRefundRow(
  db: Knex,
  { gateway, id }: Pick<Services, 'gateway'> & { id: number },
): Promise<RefundRow | undefined> {
  return rowsOf(db, gateway).where('refunds.id', id).first()
}

type NewRefund = Pick<Refund, 'order_id' | 'ma_phu_huynh' | 'so_tien' | 'ly_do' | 'ngay_tao' | 'trang_thai'>
type Decided = Pick<Refund, 'decided_at' | 'asked_at' | 'of_review'>

/** Undefined if there is a refund of this order. */
export async function insertRefund(tx: Knex, refund: NewRefund & Partial<Decided>): Promise<Refund | undefined> {
  const [made] = await tx('refunds').insert(refund).onConflict('order_id').ignore().returning('*')
  return made
}

/** Approved, and the gateway has not answered: it may send back the whole order. */
export async function isRefundApproved(db: Knex, order_id: number): Promise<boolean> {
  return (await db('refunds').where({ order_id, trang_thai: 'approved' }).first('id')) !== undefined
}

export async function findRefund(db: Knex, id: number): Promise<Refund | undefined> {
  return db('refunds').where({ id }).first()
}

export async function moveRefund(
  tx: Knex,
  id: number,
  from: readonly RefundStatus[],
  moved: Partial<Pick<Refund, 'trang_thai' | 'decided_at' | 'reason' | 'asked_at' | 'ly_do_tu_choi'>>,
): Promise<Refund | undefined> {
  const [row] = await tx('refunds').where({ id }).whereIn('trang_thai', from).update(moved).returning('*')
  return row
}

/** Claims a refund for one process to ask about; false if another one asked since. */
export async function claimRefund(tx: Knex, { id, trang_thai, asked_at }: Refund, now: Date): Promise<boolean> {
  return (await tx('refunds').where({ id, trang_thai, asked_at }).update({ asked_at: now })) === 1
}

/** The refunds in this state that were last asked about before that moment. */
export async function dueRefunds(
  db: Knex,
  trang_thai: 'approved' | 'processing',
  before: Date,
  most: number,
): Promise<Refund[]> {
  return db('refunds').where({ trang_thai }).where('asked_at', '<=', before).orderBy(['asked_at', 'id']).limit(most)
}
