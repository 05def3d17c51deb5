import { choice, optional, text } from './fields.ts'
import { list } from './list.ts'

/** Bands of what was paid for the place; both ends of the middle one belong to it. */
export const priceBands = ['duoi_100', '100_500', 'tren_500'] as const

/** What a parent has bought: all of it, or what no device has yet. */
export const wallet = list({
  filters: { ten: optional(text({ max: 100 })), khoang_gia: optional(choice(priceBands)) },
  sorts: ['ngay_mua', 'gia', 'ten'],
  sort: '-ngay_mua',
  columns: ['id', 'vnp_txn_ref', 'ten_goi', 'gia', 'ngay_mua', 'trang_thai', 'ten_thiet_bi', 'ma_thiet_bi'],
})
