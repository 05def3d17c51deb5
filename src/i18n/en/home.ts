import { english } from '../index.ts'
import type { home as vi } from '../vi/home.ts'

export const home = english<typeof vi>()({
  'home.here': 'Managing your child’s devices',
  'home.lead':
    'An Nhi shows you what your child watches, plays and learns on a computer or phone, and for how long. Close enough to keep them safe, loose enough to let them grow.',
  'home.start': 'Create an account',
  'home.openConsole': 'Open the console',
  'home.learnMore': 'Learn more',
  'home.trustFree': 'Standard package free for 1 device',
  'home.trustDevices': 'For Windows and Android; iOS in development',
  'home.whyTitle': 'Why parents choose An Nhi',
  'home.whyLead': 'One kite string, three jobs: protect, watch over, guide.',
  'home.protectTitle': 'Protect',
  'home.protect':
    'An Nhi helps stop harmful sites before they open. You draw up the lists of what to allow and what to block, the way your family wants it.',
  'home.trackTitle': 'Watch over',
  'home.track': 'See which sites and apps your child used today, and for how long, right on your own phone.',
  'home.educateTitle': 'Guide',
  'home.educate':
    'Homework and learning games earn points. You turn points into free time, and your child learns what an hour is worth.',
})
