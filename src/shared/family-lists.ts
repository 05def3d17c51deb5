import { child, genders, grades } from './family-fields.ts'
import { choice, namesOf, optional, text, whole } from './fields.ts'
import { list } from './list.ts'

const filters = {
  ten: optional(text({ max: 100 })),
  lop: optional(whole(grades)),
  truong: optional(text({ max: 100 })),
  gioi_tinh: optional(choice(genders)),
}
const order = {
  sorts: ['ma_tre_em', 'ten_tre'],
  sort: '-ma_tre_em',
  columns: ['ma_tre_em', 'ma_phu_huynh', ...namesOf(child), 'so_thiet_bi'],
} as const

export const children = list({ filters: { ...filters, ma_phu_huynh: optional(whole({ min: 1 })) }, ...order })
export const childrenOfParent = list({ filters, ...order })
