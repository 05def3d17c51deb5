import type { Limit } from '../kernel/limits.ts'
import { networkOf, widerNetworkOf } from '../shared/address.ts'

interface SignInLimits {
  /** Counts every try, including one with the right password. */
  all: Limit[]
  /** Counts wrong tries: one with the right password is given back. */
  wrong: Limit[]
}

const quarterHour = 900
const hour = 3_600

/** The network comes first: over its limit it is told its own wait, and uses up no tries of a phone. */
export function limitsOfPhone(phone: string, address: string): SignInLimits {
  const network = networkOf(address)
  const wider = widerNetworkOf(address)
  return {
    all: [
      { key: `sign-in:${network}`, most: 300, seconds: quarterHour },
      ...(wider === network ? [] : [{ key: `sign-in:${wider}`, most: 1_000, seconds: quarterHour }]),
      { key: `sign-in:${phone}:${network}`, most: 60, seconds: quarterHour },
    ],
    wrong: [
      { key: `wrong-sign-in:${network}`, most: 100, seconds: quarterHour },
      { key: `wrong-sign-in:${phone}:${network}`, most: 10, seconds: quarterHour },
      { key: `wrong-sign-in:${phone}`, most: 50, seconds: hour },
    ],
  }
}

/** A browser with a device cookie has its own tries, which nobody else can use up. */
export function limitsOfBrowser(browser: string, account: number): SignInLimits {
  return {
    all: [
      { key: `device-sign-in:${browser}:${account}`, most: 60, seconds: quarterHour },
      // Every sign-in without a cookie creates a new browser, so all browsers together are limited too.
      { key: `device-sign-in:${account}`, most: 180, seconds: quarterHour },
    ],
    wrong: [{ key: `wrong-device-sign-in:${browser}:${account}`, most: 10, seconds: quarterHour }],
  }
}
