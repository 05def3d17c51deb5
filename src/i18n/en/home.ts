import { english } from '../index.ts'
import type { home as vi } from '../vi/home.ts'

export const home = english<typeof vi>()({
  'home.here': 'Parental control',
  'home.lead':
    'An Nhi shows you what your child watches, plays and learns on a computer or phone, and for how long. Close enough to keep them safe, loose enough to let them grow.',
  'home.start': 'Create an account',
  'home.openWallet': 'Open your wallet',
  'home.seePricing': 'See pricing',
  'home.trustFree': 'Standard package free for 1 device',
  'home.trustPay': 'Pay through VNPay',
  'home.trustDevices': 'Windows and Android, iOS in development',
  'home.whyTitle': 'Why parents choose An Nhi',
  'home.whyLead': 'A kite string does three things: it keeps safe, it lets you feel, it guides.',
  'home.protectTitle': 'Protect',
  'home.protect':
    'Harmful sites are stopped before they open. You keep the lists of what is allowed and what is blocked, and the computer follows.',
  'home.trackTitle': 'Track',
  'home.track': 'See which sites and apps your child used today, and for how long, right on your own phone.',
  'home.educateTitle': 'Educate',
  'home.educate':
    'Homework and learning games earn points. You turn points into free time, and your child learns what an hour is worth.',
})
