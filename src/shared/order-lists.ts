import { choice, date, optional, period, text, whole } from './fields.ts'
import { list } from './list.ts'

export const orderStatuses = ['pending', 'paid', 'failed', 'expired', 'review', 'refunded'] as const
/** A purchase, or the renewal of one. */
export const orderKinds = ['MUA', 'GIA_HAN'] as const

/** An order that ended with its refund, whose money is still to go back: the bank refused it, or it was sent again since. */
export function refundDue({
  trang_thai,
  hoan_tien,
}: {
  trang_thai: string
  hoan_tien: string | null
}): 'refund_refused' | 'refund_again' | undefined {
  if (trang_thai !== 'refunded') return undefined
  return hoan_tien === 'failed' ? 'refund_refused' : hoan_tien === 'approved' ? 'refund_again' : undefined
}

export const ofOrder = { vnp_txn_ref: optional(text({ max: 100 })) }
export const ofBuyer = { ten_phu_huynh: optional(text({ max: 100 })), ma_phu_huynh: optional(whole({ min: 1 })) }

/** A parent's own orders; an admin's are everybody's. */
export const orders = list({
  filters: {
    ...ofOrder,
    trang_thai: optional(choice(orderStatuses)),
    loai: optional(choice(orderKinds)),
    ...ofBuyer,
    ...period,
    tu_thanh_toan: optional(date()),
    den_thanh_toan: optional(date()),
  },
  sorts: ['ngay_tao', 'so_tien'],
  sort: '-ngay_tao',
  columns: [
    'vnp_txn_ref',
    'loai',
    'trang_thai',
    'so_tien',
    'ten_goi',
    'so_thiet_bi',
    'thoi_han_thang',
    'ngay_tao',
    'ngay_thanh_toan',
    'ma_phu_huynh',
    'ten_phu_huynh',
    'ly_do',
    'ma_giao_dich',
    'ngan_hang',
    'loai_the',
    'transfer_reference',
    'don_goc',
    'hoan_tien',
  ],
})
