import { reference } from './books-fields.ts'
import { choice, date, money, optional, text, whole } from './fields.ts'
import { invoiced } from './invoice-fields.ts'

const missing = { required: 'order_input_missing', invalid: 'order_input_missing' } as const

/** What the buyer was shown. Nothing is paid for something else; what is left out is not compared. */
const shownRenewal = { gia_da_xem: optional(money()), so_thiet_bi_da_xem: optional(whole()) }

/** Of a package, also for how many months; 0 where it has no end. */
export const shownPackage = { ...shownRenewal, thoi_han_da_xem: optional(whole()) }

/** `phu_huynh_id` is the caller's own, or for admins anybody's. */
export const newOrder = {
  phu_huynh_id: optional(whole({ min: 1, ...missing })),
  thong_tin_goi_id: whole({ min: 1, ...missing }),
  ...shownPackage,
  ...invoiced,
}

export const renewalPayment = { ...shownRenewal, ...invoiced }

/** How an admin has dealt with an order outside; other admins read it. */
export const closingNote = { ly_do: text({ max: 500 }) }

/**
 * What an admin found out about an order under review: the money is there, none came, or it went back outside, with the
 * amount, the day and the reference of that.
 */
export const closing = {
  ket_qua: choice(['paid', 'unpaid', 'refunded']),
  ly_do_dong: text({ max: 500 }),
  so_tien: optional(money({ min: 1, max: 9_999_999_999 })),
  ngay: optional(date()),
  ma_tham_chieu: optional(reference()),
}
