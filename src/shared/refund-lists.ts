import { reference } from './books-fields.ts'
import { dateInVietnam } from './dates.ts'
import { choice, date, type Fault, group, money, optional, period, text } from './fields.ts'
import { list } from './list.ts'
import { ofBuyer, ofOrder } from './order-lists.ts'

export const refundStatuses = ['requested', 'approved', 'refused', 'processing', 'refunded', 'failed'] as const

/** Calendar days in Vietnam after the day of payment, in which a refund may be requested. */
export const daysToAsk = 30

export const newRefund = { vnp_txn_ref: text({ max: 100 }), ly_do: text({ max: 500 }) }

/** How money went back outside: when, and the reference of the bank or of the gateway’s portal. */
const outside = { ngay: date(), ma_tham_chieu: reference() }

/** Money does not go back before it came, nor on a day that is not there yet. */
export function faultOfDayBack(day: string, first: string, now: Date): Fault | undefined {
  return day < first || day > dateInVietnam(now) ? 'day_back' : undefined
}

/** An admin sends money back, all that is left without an amount. The reason is read by other admins. */
export const orderRefund = {
  so_tien: optional(money({ min: 1, max: 9_999_999_999 })),
  ly_do: text({ max: 500 }),
  ben_ngoai: optional(group(outside)),
  con_lai_da_xem: optional(money()),
  /** The gateway's number of a second payment of the order. */
  giao_dich: optional(text({ max: 15, pattern: '^[0-9]+$' })),
}

/** What an admin says of a refund that the gateway told of. */
export const seenDecision = { ket_qua: choice(['whole', 'part', 'ignored']), ly_do_dong: text({ max: 500 }) }

/** The decision of an admin; `refunded` where the money went back outside. The other states come from the gateway. */
export const refundDecision = {
  trang_thai: choice(['approved', 'refused', 'refunded']),
  /** The reason of a refusal, which the parent sees. */
  ly_do_tu_choi: optional(text({ max: 500 })),
  /** How the money went back outside, which is required there; other admins read it. */
  ly_do_dong: optional(text({ max: 500 })),
}

export const refunds = list({
  filters: {
    ...ofOrder,
    trang_thai: optional(choice(refundStatuses)),
    ...ofBuyer,
    ...period,
  },
  sorts: ['ngay_tao', 'so_tien'],
  sort: '-ngay_tao',
  columns: [
    'id',
    'vnp_txn_ref',
    'trang_thai',
    'so_tien',
    'ly_do',
    'ngay_tao',
    'ngay_thanh_toan',
    'ngay_xu_ly',
    'ma_phu_huynh',
    'ten_phu_huynh',
    'ma_tra_loi',
    'ly_do_tu_choi',
    'cua_don_kiem_tra',
  ],
})
