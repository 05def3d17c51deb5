import { english } from '../index.ts'
import type { consoleWords as vi } from '../vi/console.ts'

export const consoleWords = english<typeof vi>()({
  'admin.heading': 'Administration',
  'admin.greeting': 'Hello, Admin',
  'admin.logout': 'Log out',
  'admin.totals': 'Overview',
  'admin.parents': 'Parents',
  'admin.children': 'Children',
  'admin.devices': 'Devices',
  'admin.packages': 'Packages',
})
