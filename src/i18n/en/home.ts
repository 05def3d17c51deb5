import { english } from '../index.ts'
import type { home as vi } from '../vi/home.ts'

export const home = english<typeof vi>()({
  'home.title': 'Hold the string. Let them fly far.',
})
