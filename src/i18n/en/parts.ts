import { english } from '../index.ts'
import type { parts as vi } from '../vi/parts.ts'

export const parts = english<typeof vi>()({
  'parts.close': 'Close',
  'parts.loading': 'Loading…',
})
