import { choice, optional, text } from './fields.ts'
import { list } from './list.ts'

/** Bands of what was paid for the place; both ends of the middle one belong to it. */
export const priceBands = ['duoi_100', '100_500', 'tren_500'] as const

const subscriptionStatuses = ['CHUA_GAN', 'DANG_HOAT_DONG', 'HET_HAN', 'HUY'] as const

const filters = { ten: optional(text({ max: 100 })), khoang_gia: optional(choice(priceBands)) }
const order = {
  sorts: ['ngay_mua', 'gia', 'ten'],
  sort: '-ngay_mua',
  columns: ['id', 'vnp_txn_ref', 'ten_goi', 'gia', 'ngay_mua', 'trang_thai', 'ten_thiet_bi', 'ma_thiet_bi'],
} as const

/** What a parent has bought and no device has yet. */
export const wallet = list({ filters, ...order })

/** All that a parent has bought. */
export const purchases = list({
  filters: { ...filters, trang_thai: optional(choice(subscriptionStatuses)) },
  ...order,
})
