import type { Caller, Services } from '../kernel/given.ts'
import { isDeviceOf, readDeviceCookie } from './device-cookie.ts'
import { findAccount } from './store.ts'

interface KnownBrowser {
  id: string
  account: number
}

/**
 * Finds the caller's browser if it has signed in to the account of this phone before. It then has its own limits, which
 * nobody else can use up.
 */
export async function findKnownBrowser(
  { db, secret, caller, now }: Pick<Services, 'db' | 'secret'> & { caller: Caller; now: Date },
  phone: string,
): Promise<KnownBrowser | null> {
  const device = readDeviceCookie(secret, caller.device, now)
  const account = device && (await findAccount(db, { sdt: phone }))
  return account && isDeviceOf(account, device) ? { id: device.id, account: account.ma_phu_huynh } : null
}
