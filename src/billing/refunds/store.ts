import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { Source } from '../../kernel/lists/source.ts'
import type { CalendarDate } from '../../shared/dates.ts'
import type { refundStatuses, refunds } from '../../shared/refund-lists.ts'
import { filtersOn, isOfOrder, isSent, type Order } from '../orders/index.ts'

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
  /** The gateway's number of a second payment of the order, which goes back; null for its own. */
  giao_dich: string | null
  /** When and how it went back outside. */
  outside_on: CalendarDate | null
  outside_reference: string | null
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
  /** The whole of what was paid goes back. */
  ca_don: boolean
  loai: Order['loai']
  /** The second payment of the order that goes back, by its number. */
  giao_dich: string | null
  /** When and how it went back outside. */
  ngay_ben_ngoai: CalendarDate | null
  ma_tham_chieu: string | null
}

function rowsOf(db: Knex) {
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
        `refunds.trang_thai in ('requested', 'failed') and orders.trang_thai in ('paid', 'review') and giao_dich is null
         and (overpaid_closed_at is not null or refunds.reason is not distinct from 'partly_refunded'
              or refunds.so_tien > coalesce(gateway_amount, orders.so_tien) - (
                select coalesce(sum(gone.so_tien), 0) from refunds gone
                where gone.order_id = orders.id and gone.id <> refunds.id and gone.giao_dich is null
                  and gone.trang_thai in ('approved', 'processing', 'refunded')))`,
      ),
      ca_don: db.raw('giao_dich is null and refunds.so_tien >= coalesce(gateway_amount, orders.so_tien)'),
      loai: 'loai',
      giao_dich: 'giao_dich',
      ngay_ben_ngoai: 'outside_on',
      ma_tham_chieu: 'outside_reference',
    })
}

export const refundRows: Source<typeof refunds, RefundRow> = {
  rows: db => rowsOf(db),
  filters: filtersOn('refunds'),
  sorts: { ngay_tao: 'refunds.ngay_tao', so_tien: 'refunds.so_tien' },
  key: 'refunds.id',
}

export async function findRefundRow(db: Knex, id: number): Promise<RefundRow | undefined> {
  return rowsOf(db).where('refunds.id', id).first()
}

type NewRefund = Pick<Refund, 'order_id' | 'ma_phu_huynh' | 'so_tien' | 'ly_do' | 'ngay_tao' | 'trang_thai'>
type Decided = Omit<Refund, keyof NewRefund | 'id' | 'ly_do_tu_choi'>

/** Undefined while another refund of this order is not decided or not answered. */
export async function insertRefund(tx: Knex, refund: NewRefund & Partial<Decided>): Promise<Refund | undefined> {
  const undecided = tx.raw(`(order_id) where trang_thai in ('requested', 'approved')`)
  const [made] = await tx('refunds').insert(refund).onConflict(undecided).ignore().returning('*')
  return made
}

export async function refundsOf(db: Knex, order_id: number): Promise<Refund[]> {
  return db('refunds').where({ order_id }).orderBy('id')
}

/** Ends what waits for an admin or was refused by the gateway. */
export async function dropWaiting(tx: Knex, order_id: number, decided_at: Date): Promise<Refund[]> {
  return tx('refunds')
    .where({ order_id, giao_dich: null })
    .whereIn('trang_thai', ['requested', 'failed'])
    .update({ trang_thai: 'refused', decided_at })
    .returning('*')
}

/** What was sent back of an order was none of its price, but of what the gateway took beyond it. */
export async function takeFromSecond(tx: Knex, order: Pick<Order, 'id' | 'transaction_no'>): Promise<void> {
  await tx('refunds')
    .where({ order_id: order.id })
    .whereRaw(`${isSent} and ${isOfOrder}`)
    .update({ giao_dich: order.transaction_no })
}

/** Whether a refund of the order waits for an admin or for the gateway. */
export async function hasUndecided(db: Knex, order_id: number): Promise<boolean> {
  const waiting = db('refunds').where({ order_id }).whereIn('trang_thai', ['requested', 'approved'])
  return (await waiting.first('id')) !== undefined
}

/** Approved, and the gateway has not answered: it may send back the whole order. */
export async function isRefundApproved(db: Knex, order_id: number): Promise<boolean> {
  return (await db('refunds').where({ order_id, trang_thai: 'approved' }).first('id')) !== undefined
}

/** Whether this transfer is recorded already. The caller has locked the order. */
export async function isRecordedOutside(
  tx: Knex,
  order_id: number,
  { ngay: outside_on, ma_tham_chieu: outside_reference }: { ngay: CalendarDate; ma_tham_chieu: string },
): Promise<boolean> {
  return (await tx('refunds').where({ order_id, outside_on, outside_reference }).first('id')) !== undefined
}

export async function findRefund(db: Knex, id: number): Promise<Refund | undefined> {
  return db('refunds').where({ id }).first()
}

export async function moveRefund(
  tx: Knex,
  id: number,
  from: readonly RefundStatus[],
  moved: Partial<Omit<Refund, 'id' | 'order_id'>>,
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
