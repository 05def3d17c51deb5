import { english } from '../index.ts'
import type { foot as vi } from '../vi/foot.ts'

export const foot = english<typeof vi>()({
  footerNote: 'Helping parents keep screen time in balance and children safe online.',
  product: 'Product',
  yourAccount: 'Account',
  legal: 'Legal',
  contact: 'Contact',
  address: 'Office',
  hours: '8:00 to 22:00 every day',
  email: 'Email',
  messenger: 'Message us on Messenger',
  chat: 'Chat with us',
  chatShort: 'Chat',
})
