import { english } from '../index.ts'
import type { home as vi } from '../vi/home.ts'

export const home = english<typeof vi>()({
  'home.here': 'Managing your child’s devices',
  'home.lead':
    'An\u00a0Nhi shows you what your child watches, plays and learns on the computer, and for how long. Close enough to keep them safe, loose enough to let them grow.',
  'home.start': 'Create a free account',
  'home.openConsole': 'Open the console',
  'home.openWallet': 'Open your package wallet',
  'home.seePricing': 'See pricing',
  'home.trustFree': 'Standard package free for 1\u00a0device',
  'home.trustDevices': 'For Windows now; Android and iOS to follow',
})
