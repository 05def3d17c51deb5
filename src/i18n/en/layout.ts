import { english } from '../index.ts'
import type { layout as vi } from '../vi/layout.ts'

export const layout = english<typeof vi>()({
  'layout.skip': 'Skip to content',
})
