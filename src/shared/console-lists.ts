import { choice, date, optional, text, whole } from './fields.ts'
import { list } from './list.ts'

/** The tables that an entry of the audit log can be about. */
export const auditKinds = ['phu_huynh', 'tre_em', 'thiet_bi', 'goi', 'goi_dich_vu'] as const

/** What the audit log records so far. */
export const auditActions = [
  'admin_signed_in',
  'admin_appointed',
  'made_admin',
  'made_user',
  'password_changed',
  'password_reset',
  'password_revealed',
  'password_reveal_refused',
  'password_reveal_limited',
] as const

export const auditLog = list({
  filters: {
    hanh_dong: optional(choice(auditActions)),
    nguoi: optional(text({ max: 100 })),
    loai: optional(choice(auditKinds)),
    doi_tuong: optional(whole({ min: 1 })),
    tu: optional(date()),
    den: optional(date()),
  },
  sorts: ['luc'],
  sort: '-luc',
  columns: ['luc', 'nguoi', 'ten_nguoi', 'hanh_dong', 'loai', 'doi_tuong', 'chi_tiet'],
})
