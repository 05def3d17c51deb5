import { choice, type Fields, optional, text } from './fields.ts'
import { list, queryOf } from './list.ts'
import { orders } from './order-lists.ts'

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

/** Stand before the parameters of the lists beside the wallet. */
export const prefixes = { inUse: 'dd.', orders: 'dh.' }

/** What the page of the wallet can be asked for, under the names that stand in its address. */
export const walletPage = {
  ...queryOf(wallet),
  ...withPrefix(prefixes.inUse, queryOf(purchases)),
  ...withPrefix(prefixes.orders, queryOf(orders)),
}

function withPrefix(prefix: string, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [prefix + name, field]))
}
