import { english } from '../index.ts'
import type { splash as vi } from '../vi/splash.ts'

export const splash = english<typeof vi>()({
  choose: 'Choose your language',
  name: 'English',
  skip: 'Skip',
})
