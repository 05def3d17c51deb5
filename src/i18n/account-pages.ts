import { accounts } from './accounts.ts'
import { faults } from './faults.ts'
import { words } from './index.ts'
import { passwords } from './passwords.ts'
import { registration } from './registration.ts'

/** What the account pages say, fetched with the first of them. */
export const accountWords = words({ ...faults, ...accounts, ...passwords, ...registration })
