import { english } from '../index.ts'
import type { descriptions as vi } from '../vi/descriptions.ts'

export const descriptions = english<typeof vi>()({
  'title.home':
    'An Nhi shows you what your child watches and for how long, blocks harmful sites and sets hours for the computer. Free for one device.',
  'title.about':
    'Why An Nhi exists, what the software on your child’s computer does, which apps are coming, and how to reach us for a school or a business.',
  'title.login': 'Log in to An Nhi with your phone number to see your packages and your children’s devices.',
  'title.register':
    'Create an An Nhi account with your phone number in two steps. The standard package is free for one device.',
  'title.reset': 'Forgot your An Nhi password? Reset it with a code sent to your registered phone number.',
  'title.change': 'Change the password of your An Nhi account.',
  'title.terms': 'The terms of An Nhi in short, plain sentences: packages, renewal, cancellation and refunds.',
  'title.privacy':
    'What An Nhi stores about you and your child, for how long, who can see it, and what your rights are.',
  'title.user': 'Your own page on An Nhi.',
  'title.payment': 'Review the An Nhi package you chose, then pay through VNPay.',
  'title.payment_result': 'The result of your payment for an An Nhi package.',
  'title.renewal': 'Renew the An Nhi package you are using.',
  'title.wallet': 'The An Nhi packages you bought, those in use on your children’s devices, and your orders.',
  'title.order': 'The details of one of your An Nhi orders.',
})
