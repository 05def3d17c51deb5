import { choice, type Fields, optional, text } from './fields.ts'
import { list, queryOf } from './list.ts'
import { orders } from './order-lists.ts'

/** Ranges of the price paid for a place; the middle one includes both ends. */
export const priceBands = ['duoi_100', '100_500', 'tren_500'] as const

const subscriptionStatuses = ['CHUA_GAN', 'DANG_HOAT_DONG', 'HET_HAN', 'HUY'] as const

const filters = { ten: optional(text({ max: 100 })), khoang_gia: optional(choice(priceBands)) }
const order = {
  sorts: ['ngay_mua', 'gia', 'ten'],
  sort: '-ngay_mua',
  columns: ['id', 'vnp_txn_ref', 'ten_goi', 'gia', 'ngay_mua', 'trang_thai', 'ten_thiet_bi', 'ma_thiet_bi'],
} as const

/** The purchased places of a parent that have no device. */
export const wallet = list({ filters, ...order })

/** All purchased places of a parent; `con` is the order of their children, then devices. */
export const purchases = list({
  filters: { ...filters, trang_thai: optional(choice(subscriptionStatuses)) },
  ...order,
  sorts: [...order.sorts, 'con'],
})

/** Those of the wallet page that are in use. */
export const inUse = { ...purchases, sort: 'con' } as const

/** The prefixes of the parameters of the two other lists on the wallet page. */
export const prefixes = { inUse: 'dd.', orders: 'dh.' }

/** The query of the wallet page, with the names that are in its address. */
export const walletPage = {
  ...queryOf(wallet),
  ...withPrefix(prefixes.inUse, queryOf(inUse)),
  ...withPrefix(prefixes.orders, queryOf(orders)),
}

function withPrefix(prefix: string, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [prefix + name, field]))
}
