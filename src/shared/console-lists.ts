import { choice, date, optional, text, whole } from './fields.ts'
import { list } from './list.ts'

/** The tables that an entry of the audit log can be about. */
export const auditKinds = ['phu_huynh', 'tre_em', 'thiet_bi', 'goi', 'noi_dung', 'goi_dich_vu', 'orders'] as const

/** What the audit log records. */
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
  'parent_created',
  'parent_changed',
  'parent_deleted',
  'child_created',
  'child_changed',
  'child_deleted',
  'device_created',
  'device_changed',
  'device_deleted',
  'package_created',
  'package_changed',
  'package_deleted',
  'content_created',
  'content_changed',
  'content_deleted',
  'subscription_assigned',
  'subscription_changed',
  'subscription_extended',
  'subscription_times_set',
  'subscription_cancelled',
  'subscription_expired',
  'order_created',
  'order_paid',
  'order_failed',
  'order_review',
  'order_expired',
  'subscription_renewed',
  'renewal_switched_on',
  'renewal_switched_off',
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
