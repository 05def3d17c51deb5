import { choice, optional, period, text } from './fields.ts'
import { list } from './list.ts'
import { ofBuyer, ofOrder } from './order-lists.ts'

export const refundStatuses = ['requested', 'approved', 'refused', 'processing', 'refunded', 'failed'] as const

/** Calendar days in Vietnam after the day of payment, in which a refund may be requested. */
export const daysToAsk = 30

export const newRefund = { vnp_txn_ref: text({ max: 100 }), ly_do: text({ max: 500 }) }

/** The reason why an admin refunds an order under review. */
export const reviewRefund = { ly_do: text({ max: 500 }) }

/** The decision of an admin; `refunded` where the money went back outside. The other states come from the gateway. */
export const refundDecision = {
  trang_thai: choice(['approved', 'refused', 'refunded']),
  /** The reason of a refusal, which the parent sees. */
  ly_do_tu_choi: optional(text({ max: 500 })),
  /** How the money went back outside, which is required there; other admins read it. */
  ly_do_dong: optional(text({ max: 500 })),
}

interface Decidable {
  trang_thai: (typeof refundStatuses)[number]
  chi_tu_choi: boolean
  hoi_duoc: boolean
}

/** Whether an admin may send the money back outside: VNPay refused to, refuses the whole, or cannot be asked. */
export function canRefundByHand({ trang_thai, chi_tu_choi, hoi_duoc }: Decidable): boolean {
  if (trang_thai === 'approved' || trang_thai === 'processing') return !hoi_duoc
  return trang_thai === 'failed' || chi_tu_choi
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
