import { english } from '../index.ts'
import type { hotline as vi } from '../vi/hotline.ts'

export const hotline = english<typeof vi>()({
  title: 'Call us',
  open: 'We are open now.',
  closed: 'We are closed right now. Send us a message, or call again from {opens}.',
  call: 'Call now',
})
