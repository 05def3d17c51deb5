import type { consoleWords } from '../../src/i18n/console.ts'
import type { IconName } from '../pictures/icon.tsx'

/** `also` is the path of a second page that marks the same link as current. */
type Link = { to: string; also?: string; label: keyof typeof consoleWords; icon: IconName }

/** The navigation of the console, in this order. */
export const consoleLinks: readonly Link[] = [
  { to: '/admin', label: 'admin.overview', icon: 'dashboard' },
  { to: '/admin/viec-can-lam', label: 'admin.work', icon: 'tasks' },
  { to: '/admin/phu-huynh', label: 'admin.parents', icon: 'users' },
  { to: '/admin/tre-em', label: 'admin.children', icon: 'child' },
  { to: '/admin/thiet-bi', label: 'admin.devices', icon: 'laptop' },
  { to: '/admin/goi-management', also: '/admin/goi', label: 'admin.packages', icon: 'package' },
  { to: '/admin/don-hang', label: 'admin.orders', icon: 'card' },
  { to: '/admin/hoan-tien', label: 'admin.refunds', icon: 'undo' },
  { to: '/admin/doanh-thu', label: 'admin.revenue', icon: 'chart' },
  { to: '/admin/doi-soat', label: 'admin.settlement', icon: 'scales' },
  { to: '/admin/drill-down', label: 'admin.drill_down', icon: 'levels' },
  { to: '/admin/lien-he', label: 'admin.partners', icon: 'mail' },
  { to: '/admin/nhat-ky', label: 'audit.heading', icon: 'history' },
]
