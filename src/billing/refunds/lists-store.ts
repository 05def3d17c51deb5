import type { Knex } from 'knex'
import type { GatewayReason } from '../../i18n/gateway-answers.ts'
import type { Source } from '../../kernel/lists/source.ts'
import type { CalendarDate } from '../../shared/dates.ts'
import type { refunds } from '../../shared/refund-lists.ts'
import { filtersOn, type Order, secondLeft } from '../orders/index.ts'
import type { RefundStatus } from './store.ts'

export interface RefundRow {
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
  /** It waits, but so much is not left any more, or a part was dealt with separately: it is not sent any more. */
  chi_tu_choi: boolean
  /** All that is left of what was paid goes back. */
  ca_don: boolean
  loai: Order['loai']
  /** The second payment of the order that goes back, by its number. */
  giao_dich: string | null
  /** When and how it went back outside. */
  ngay_ben_ngoai: CalendarDate | null
  ma_tham_chieu: string | null
}

/** What the order's payment still held when this refund came, or holds beside it. */
const restBeside = (which: string) => `coalesce(gateway_amount, orders.so_tien) - (
  select coalesce(sum(gone.so_tien), 0) from refunds gone
  where gone.order_id = orders.id and ${which} and gone.giao_dich is null
    and gone.trang_thai in ('approved', 'processing', 'refunded'))`

/** What is left of the second payment of which a refund failed. */
const secondLeftHere = `coalesce((select ${secondLeft} from second_payments second
  where second.order_id = orders.id and second.transaction_no = giao_dich), 0)`

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
        `refunds.trang_thai in ('requested', 'failed') and case when giao_dich is null
           then orders.trang_thai in ('paid', 'review') and (
             overpaid_closed_at is not null or refunds.reason is not distinct from 'partly_refunded'
             or refunds.so_tien > ${restBeside('gone.id <> refunds.id')})
           else refunds.so_tien > ${secondLeftHere} end`,
      ),
      ca_don: db.raw(`giao_dich is null and refunds.so_tien >= ${restBeside('gone.id < refunds.id')}`),
      loai: 'loai',
      giao_dich: 'giao_dich',
      ngay_ben_ngoai: 'outside_on',
      ma_tham_chieu: 'outside_reference',
    })
}

const filters = filtersOn('refunds')

/** Only ids are searched, sorted and counted. */
export const refundRows: Source<typeof refunds, RefundRow, { id: number }> = {
  rows: db => db('refunds').select('refunds.id'),
  complete: async (db, found) => {
    const ids = found.map(({ id }) => id)
    const rows = await rowsOf(db).whereIn('refunds.id', ids)
    const byId = new Map(rows.map(row => [row.id, row]))
    return ids.map(id => byId.get(id))
  },
  served: { trang_thai: ['ngay_tao'] },
  filters: {
    ...filters,
    vnp_txn_ref: (rows, text) => {
      rows.whereIn('order_id', orders => {
        filters.vnp_txn_ref(orders.from('orders').select('id'), text)
      })
    },
  },
  sorts: { ngay_tao: 'refunds.ngay_tao', so_tien: 'refunds.so_tien' },
  key: 'refunds.id',
}

export async function findRefundRow(db: Knex, id: number): Promise<RefundRow | undefined> {
  return rowsOf(db).where('refunds.id', id).first()
}
