import { english } from '../index.ts'
import type { accounts as vi } from '../vi/accounts.ts'

export const accounts = english<typeof vi>()({
  'login.title': 'Sign in',
})
