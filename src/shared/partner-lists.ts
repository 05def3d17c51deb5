import { choice, optional, period, text } from './fields.ts'
import { list } from './list.ts'

export const partnerStatuses = ['MOI', 'DA_XU_LY'] as const

export const partnerRequests = list({
  filters: {
    ten: optional(text({ max: 100 })),
    lien_he: optional(text({ max: 100 })),
    trang_thai: optional(choice(partnerStatuses)),
    ...period,
  },
  sorts: ['ngay_tao', 'so_thiet_bi'],
  sort: '-ngay_tao',
  columns: [
    'id',
    'ngay_tao',
    'ten',
    'so_thiet_bi',
    'so_nam',
    'lien_he',
    'ngay_xu_ly',
    'nguoi_xu_ly',
    'ten_nguoi_xu_ly',
  ],
})
