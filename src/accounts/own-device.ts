import type { Caller, Services } from '../kernel/endpoint.ts'
import { isDeviceOf, readDeviceCookie } from './device-cookie.ts'
import { findAccount } from './store.ts'

interface OwnDevice {
  id: string
  account: number
}

/** The browser that asks, where it has logged in to the account of this phone before; others cannot use up its limits. */
export async function ownDevice(
  { db, secret, caller, now }: Pick<Services, 'db' | 'secret'> & { caller: Caller; now: Date },
  phone: string,
): Promise<OwnDevice | null> {
  const device = readDeviceCookie(secret, caller.device, now)
  const account = device && (await findAccount(db, { sdt: phone }))
  return account && isDeviceOf(account, device) ? { id: device.id, account: account.ma_phu_huynh } : null
}
