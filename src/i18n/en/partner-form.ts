import { english } from '../index.ts'
import type { partnerForm as vi } from '../vi/partner-form.ts'

export const partnerForm = english<typeof vi>()({
  title: 'For schools, businesses and resellers',
  lead: 'Do you need {name} on many devices? Leave your details, and we will call or write back with advice and a quote.',
  name: 'Name of your business, or your own',
  devices: 'Number of devices',
  years: 'Number of years',
  contact: 'Phone number or email',
  contactHint: 'We only use it to get back to you.',
  trap: 'Leave this field empty',
  trapped: 'This field must stay empty. Your browser may have filled it in: please clear it and send again.',
  submit: 'Send request',
  privacy: 'See what we keep in our Privacy policy',
})
