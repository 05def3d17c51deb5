import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Cookie } from '../kernel/endpoint.ts'

/** What a browser keeps once somebody has signed in there: an id of its own, and the accounts that did, newest first. */
export interface DeviceCookie {
  id: string
  entries: Entry[]
}

interface Entry {
  account: number
  generation: number
  signedInAt: number
}

type AccountOfDevice = { ma_phu_huynh: number; device_generation: number }

const deviceCookieDays = 90
/** A family shares a browser, and no family needs more. */
const accountsAtMost = 5

/** Null for a cookie that we did not sign. Entries that are too old are left out. */
export function readDeviceCookie(secret: string, shown: string | null, now: Date): DeviceCookie | null {
  const payload = shown?.split('.')[0]
  if (!shown || !payload || !isSame(shown, signed(secret, payload))) return null
  const { id, entries }: DeviceCookie = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const oldest = now.getTime() - deviceCookieDays * 86_400_000
  return { id, entries: entries.filter(({ signedInAt }) => signedInAt > oldest) }
}

export function isDeviceOf({ ma_phu_huynh, device_generation }: AccountOfDevice, { entries }: DeviceCookie): boolean {
  return entries.some(({ account, generation }) => account === ma_phu_huynh && generation === device_generation)
}

/** The cookie after a sign-in. The browser keeps its id: with a new one, every sign-in would bring new tries. */
export function renewDeviceCookie(
  secret: string,
  present: DeviceCookie | null,
  { ma_phu_huynh: account, device_generation: generation }: AccountOfDevice,
  now: Date,
): string {
  const others = present?.entries.filter(entry => entry.account !== account) ?? []
  const entries = [{ account, generation, signedInAt: now.getTime() }, ...others].slice(0, accountsAtMost)
  const cookie: DeviceCookie = { id: present?.id ?? randomBytes(16).toString('base64url'), entries }
  return signed(secret, Buffer.from(JSON.stringify(cookie)).toString('base64url'))
}

export function deviceCookie(value: string): Cookie {
  return { name: 'device', value, seconds: deviceCookieDays * 86_400 }
}

function signed(secret: string, payload: string): string {
  return `${payload}.${createHmac('sha256', secret).update(`device-cookie:${payload}`).digest('base64url')}`
}

function isSame(shown: string, right: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
