import { english } from '../index.ts'
import type { partnerList as vi } from '../vi/partner-list.ts'

export const partnerList = english<typeof vi>()({
  heading: 'Partner requests',
  note: 'What businesses, schools and individuals left in the form on the About page. Each request is deleted after 12 months.',
  name: 'Name',
  contact: 'Phone or email',
  devices: 'Devices',
  years: 'Years',
  received: 'Received',
  status: 'Status',
  MOI: 'New',
  DA_XU_LY: 'Handled',
  from: 'From',
  until: 'Until',
  handling: 'Handling',
  handle: 'Mark as handled',
  reopen: 'Reopen',
  gone: 'Deleted account',
  empty: 'No requests yet',
  empty_text: 'New requests from the About page will appear here.',
})
