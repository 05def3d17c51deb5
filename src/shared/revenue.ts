import { choice, optional, period } from './fields.ts'

/** By what revenue is added up: the day or the month in Vietnam, or the package. */
export const revenueGroups = ['ngay', 'thang', 'goi'] as const

export const revenueQuery = { nhom: optional(choice(revenueGroups)), ...period }

export const revenueColumns = ['khoa', 'so_don', 'da_thu', 'da_hoan', 'thuc_thu'] as const
