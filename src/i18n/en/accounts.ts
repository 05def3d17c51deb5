import { english } from '../index.ts'
import type { accounts as vi } from '../vi/accounts.ts'

export const accounts = english<typeof vi>()({
  'login.heading': 'Welcome back',
  'login.lead': 'Log in to your account.',
  'login.needed': 'Please log in to open this page.',
  'login.phone': 'Phone number',
  'login.phone_hint': 'The number you registered with, such as\u00a00912\u00a0345\u00a0678.',
  'login.password': 'Password',
  'login.remember': 'Keep me logged in on this device for 30\u00a0days',
  'login.submit': 'Log in',
  'login.forgot': 'Forgot your password?',
  'login.reset': 'Reset your password',
  'login.no_account': 'No account yet?',
  'login.register': 'Register',
  'login.leading': 'One moment…',
  'login.go_now': 'Go now',
  'user.heading': 'This feature is under development',
  'user.text': 'We are still building this page. It will open when it is ready.',
  'user.home': 'Back to the home page',
})
