import type { Knex } from 'knex'
import { auditAs } from '../kernel/audit.ts'
import { fail, failOnFields, refuse } from '../kernel/failure.ts'
import type { Caller, Person, Services } from '../kernel/given.ts'
import { count, giveBack, type Limit, uncount } from '../kernel/limits.ts'
import { widerNetworkOf } from '../shared/address.ts'
import { brand } from '../shared/brand.ts'
import { readDeviceCookie, renewDeviceCookie } from './device-cookie.ts'
import { findKnownBrowser } from './known-browser.ts'
import { hashPassword, isOutdated, isPassword, nobodysHash } from './passwords.ts'
import { toE164 } from './phone.ts'
import { beginSession, endSession } from './sessions.ts'
import { limitsOfBrowser, limitsOfPhone } from './sign-in-limits.ts'
import { type Account, findAccount, lockAccount, replaceHash } from './store.ts'

interface Checked {
  ma_phu_huynh: number
  /** The limits of wrong tries; a successful sign-in gives its try back. */
  wrong: Limit[]
  /** The stored hash that the password was compared with. */
  compared: string
}

/** Unknown phones and wrong passwords take the same path and the same time, and both return null. */
export async function checkPassword(
  services: Services & { caller: Caller; now: Date },
  sdt: string,
  password: string,
): Promise<Checked | null> {
  const { caller } = services
  const phone = toE164(sdt) ?? failOnFields({ sdt: 'invalid_phone' })
  const browser = await findKnownBrowser(services, phone)
  const { all, wrong } = browser ? limitsOfBrowser(browser.id, browser.account) : limitsOfPhone(phone, caller.address)
  await count(services, [...all, ...wrong])
  const found = await findAccount(services.db, { sdt: phone })
  const compared = await services
    .hashing(widerNetworkOf(caller.address), () => compare(services.db, found, password))
    // If hashing was refused, the attempt does not count.
    .catch(error => giveBack(services, [...all, ...wrong], error))
  return found && compared ? { ma_phu_huynh: found.ma_phu_huynh, wrong, compared } : null
}

/** The stored hash of the right password, or null. A hash with weaker parameters than today's is replaced. */
async function compare(db: Knex, found: Account | undefined, password: string): Promise<string | null> {
  const hash = found?.mat_khau ?? nobodysHash
  if (!(await isPassword(hash, password)) || !found) return null
  if (!isOutdated(hash)) return hash
  const stronger = await hashPassword(password)
  const { ma_phu_huynh } = found
  if (await replaceHash(db, { ma_phu_huynh, hash, stronger })) return stronger
  // Another login was first, or the password was changed.
  const present = await findAccount(db, { ma_phu_huynh })
  return present && (await isPassword(present.mat_khau, password)) ? present.mat_khau : null
}

/**
 * Signing in ends the session whose token was sent with the request, so an old token never outlives a new login. If the
 * password was replaced since it was compared, no session starts: the replacement has just ended all sessions.
 */
export async function signIn(
  given: { tx: Knex; caller: Caller; now: Date; secret: string },
  checked: Checked | null,
  remembered: boolean,
): Promise<{ token: string; person: Person; device: string }> {
  const { tx, caller, now, secret } = given
  if (!checked) refuse('wrong_sign_in')
  const { ma_phu_huynh, wrong, compared } = checked
  const present = await lockAccount(tx, { ma_phu_huynh })
  if (present?.mat_khau !== compared) fail('busy')
  if (present.khoa_luc) {
    await uncount({ db: tx, secret, now }, wrong)
    refuse('account_closed', { hotline: brand.hotline })
  }
  const { mat_khau: _, ngon_ngu: __, device_generation: ___, khoa_luc: ____, ...person } = present
  await endSession(tx, caller.token)
  const token = await beginSession(tx, person, remembered, now)
  if (person.la_admin)
    await auditAs(tx, {
      at: now,
      actor: person.ma_phu_huynh,
      action: 'admin_signed_in',
      kind: null,
      subject: null,
      address: caller.address,
      detail: { remembered },
    })
  // Last, because other sign-ins from the same network wait for the lock on the counters.
  await uncount({ db: tx, secret, now }, wrong)
  const device = readDeviceCookie(secret, caller.device, now)
  return { token, person, device: renewDeviceCookie(secret, device, present, now) }
}
