import { operatorError } from '../operator-error.ts'
import { checkAddress, type Env, readSecretVariable } from './environment.ts'

/** Our account at VNPay's service for recurring payments, which is a contract of its own. */
export interface RecurringConfig {
  url: string
  tmnCode: string
  /** Signs what we send, and what the service sends. */
  secret: string
  clientId: string
  clientSecret: string
  username: string
  password: string
}

const names = {
  url: 'VNPAY_RECURRING_URL',
  tmnCode: 'VNPAY_RECURRING_TMN_CODE',
  secret: 'VNPAY_RECURRING_HASH_SECRET',
  clientId: 'VNPAY_RECURRING_CLIENT_ID',
  clientSecret: 'VNPAY_RECURRING_CLIENT_SECRET',
  username: 'VNPAY_RECURRING_USERNAME',
  password: 'VNPAY_RECURRING_PASSWORD',
} as const satisfies Record<keyof RecurringConfig, string>

/** All of it or none: half an account would be noticed only when the first renewal is charged. */
export function readRecurring(env: Env): RecurringConfig | null {
  const entries = Object.entries(names).map(([key, name]) => [key, name, readSecretVariable(env, name)] as const)
  if (entries.every(([, , value]) => !value)) return null
  for (const [, name, value] of entries)
    if (!value) throw operatorError(`${name} is not set: charging renewals through VNPay needs it.`)
  const read = Object.fromEntries(entries.map(([key, , value]) => [key, value])) as unknown as RecurringConfig
  return { ...read, url: checkAddress(names.url, read.url, ['search', 'hash']).replace(/\/$/, '') }
}

/** What the simulator of this process accepts. */
export function simulatedRecurring(self: string): RecurringConfig {
  return {
    url: `${self}/dev/vnpay/recurring`,
    tmnCode: 'ANNHIREC',
    secret: 'AN-NHI-DEVELOPMENT-SECRET-0001',
    clientId: 'an-nhi',
    clientSecret: 'an-nhi-client',
    username: 'an-nhi-user',
    password: 'an-nhi-password',
  }
}
