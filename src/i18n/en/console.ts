import { english } from '../index.ts'
import type { consoleWords as vi } from '../vi/console.ts'

export const consoleWords = english<typeof vi>()({
  'admin.heading': 'Console',
  'admin.greeting': 'Hello, Admin',
  'admin.logout': 'Log out',
  'admin.navigation': 'Console sections',
  'admin.overview': 'Overview',
  'admin.public_site': 'Public site',
  'admin.totals': 'Totals',
  'admin.parents': 'Parents',
  'admin.children': 'Children',
  'admin.devices': 'Devices',
  'admin.packages': 'Packages',
})
