import type { accountPages as vi } from '../vi/account-pages.ts'
import { accounts } from './accounts.ts'
import { faults } from './faults.ts'
import { passwords } from './passwords.ts'
import { registration } from './registration.ts'

export const accountPages: typeof vi = { ...faults, ...accounts, ...passwords, ...registration }
