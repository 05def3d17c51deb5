import { english } from '../index.ts'
import type { accounts as vi } from '../vi/accounts.ts'

export const accounts = english<typeof vi>()({
  'login.heading': 'Welcome back',
  'login.lead': "Sign in to see your packages and your children's devices.",
  'login.phone': 'Phone number',
  'login.phone_hint': 'The number you registered with, such as 0912 345 678.',
  'login.password': 'Password',
  'login.remember': 'Keep me signed in on this device for 30 days',
  'login.submit': 'Sign in',
  'login.forgot': 'Forgot your password?',
  'login.no_account': 'No account yet?',
  'login.register': 'Register',
  'login.leading': 'Taking you to your page…',
  'login.go_now': 'Go now',
  'user.heading': 'This feature is under development',
  'user.text': 'We are still building this page. Meanwhile, your packages are in the wallet.',
  'user.wallet': 'Open the wallet',
})
