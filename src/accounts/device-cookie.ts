import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Cookie } from '../kernel/cookie.ts'

/** Set at sign-in and signed by us: a random id of the browser, and the accounts that signed in there, newest first. */
interface DeviceCookie {
  id: string
  entries: Entry[]
}

interface Entry {
  account: number
  generation: number
  signedInAt: number
  /** When a code sent to the phone of the account was typed here. */
  confirmedAt?: number
}

type AccountOfDevice = { ma_phu_huynh: number; device_generation: number }

const deviceCookieDays = 90
/** A family may share a browser; five accounts are enough. */
const accountsAtMost = 5

/** Null if the signature is wrong. Expired entries are left out. */
export function readDeviceCookie(secret: string, sent: string | null, now: Date): DeviceCookie | null {
  const payload = sent?.split('.')[0]
  if (!sent || !payload || !isSame(sent, signed(secret, payload))) return null
  const { id, entries }: DeviceCookie = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const oldest = now.getTime() - deviceCookieDays * 86_400_000
  return { id, entries: entries.filter(({ signedInAt }) => signedInAt > oldest) }
}

export function isDeviceOf(account: AccountOfDevice, { entries }: DeviceCookie): boolean {
  return entries.some(entry => isOf(account, entry))
}

/** When a code was typed in this browser for the account; null if none was since its device cookies were ended. */
export function confirmedAt(account: AccountOfDevice, { entries }: DeviceCookie): Date | null {
  const moment = entries.find(entry => isOf(account, entry))?.confirmedAt
  return moment === undefined ? null : new Date(moment)
}

/** The cookie after a sign-in. It keeps the browser's id: a new id would get fresh limits at every sign-in. */
export function renewDeviceCookie(
  secret: string,
  present: DeviceCookie | null,
  owner: AccountOfDevice,
  now: Date,
  confirmed?: 'confirmed',
): string {
  const { ma_phu_huynh: account, device_generation: generation } = owner
  const known = present && confirmedAt(owner, present)?.getTime()
  const confirmation = confirmed ? now.getTime() : known
  const others = present?.entries.filter(entry => entry.account !== account) ?? []
  const entry = { account, generation, signedInAt: now.getTime(), ...(confirmation && { confirmedAt: confirmation }) }
  const entries = [entry, ...others].slice(0, accountsAtMost)
  const cookie: DeviceCookie = { id: present?.id ?? randomBytes(16).toString('base64url'), entries }
  return signed(secret, Buffer.from(JSON.stringify(cookie)).toString('base64url'))
}

export function deviceCookie(value: string): Cookie {
  return { name: 'device', value, seconds: deviceCookieDays * 86_400 }
}

function isOf({ ma_phu_huynh, device_generation }: AccountOfDevice, { account, generation }: Entry): boolean {
  return account === ma_phu_huynh && generation === device_generation
}

function signed(secret: string, payload: string): string {
  return `${payload}.${createHmac('sha256', secret).update(`device-cookie:${payload}`).digest('base64url')}`
}

function isSame(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
