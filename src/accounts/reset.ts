import type { Knex } from 'knex'
import { auditAs } from '../kernel/audit.ts'
import { failOnFields, refuseOnFields } from '../kernel/failure.ts'
import type { Caller, Services, Writer } from '../kernel/given.ts'
import { reply } from '../kernel/reply.ts'
import { challengeCookie, checkCodeThenHash, type RightCode, spend } from './codes.ts'
import { deviceCookie, readDeviceCookie, renewDeviceCookie } from './device-cookie.ts'
import { sealFor } from './escrow.ts'
import { checkNewPassword } from './new-password.ts'
import { tellOwner } from './notice.ts'
import { toMobile } from './phone.ts'
import { countdowns, type Sending, sendCodeUnseen } from './send-code.ts'
import { type Account, deleteSessionsOf, endDeviceCookies, findAccount, lockAccount, setPassword } from './store.ts'

/** Known and unknown phones get the same response after the same work; only a known phone gets an SMS. */
export async function sendResetCode(given: Writer, sending: Sending) {
  const account = await findAccount(given.tx, { sdt: sending.sdt })
  const requester = await sendCodeUnseen(given, sending, 'reset', account?.ngon_ngu ?? null)
  return reply({ data: countdowns, message: 'reset_code_sent', cookies: [challengeCookie(requester)] })
}

type Reset = { sdt: string; otp: string; mat_khau_moi: string }

export async function prepareReset(
  services: Services & { caller: Caller; now: Date },
  { sdt: typed, otp, mat_khau_moi }: Reset,
) {
  const sdt = toMobile(typed) ?? failOnFields({ sdt: 'mobile_only' })
  checkNewPassword(services, 'mat_khau_moi', mat_khau_moi)
  return checkCodeThenHash(services, { sdt, purpose: 'reset' }, otp, mat_khau_moi)
}

export async function resetPassword(given: Writer, body: Reset, { code, hash }: { code: RightCode; hash: string }) {
  await spend(given.tx, code)
  const account = await lockAccount(given.tx, { sdt: code.sdt })
  if (!account) refuseOnFields({ otp: 'wrong_code' })
  await replaceOwnPassword(given, account, { hash, password: body.mat_khau_moi, keep: null })
  const { secret, caller, now } = given
  const owner = { ...account, device_generation: account.device_generation + 1 }
  const device = renewDeviceCookie(secret, readDeviceCookie(secret, caller.device, now), owner, now, 'confirmed')
  return reply({ data: null, message: 'password_reset', cookies: [deviceCookie(device)] })
}

interface NewPassword {
  hash: string
  password: string
  /** The session to keep; null ends all of them and invalidates the device cookies. */
  keep: Buffer | null
}

/** For a locked account: replaces the password and its sealed copy; returns how many sessions ended. */
export async function replacePassword(
  tx: Knex,
  account: Account,
  { hash, password, keep }: NewPassword,
): Promise<number> {
  const { ma_phu_huynh } = account
  await setPassword(tx, ma_phu_huynh, hash)
  const sessions_ended = await deleteSessionsOf(tx, ma_phu_huynh, keep)
  if (keep === null) await endDeviceCookies(tx, ma_phu_huynh)
  await sealFor(tx, account, password)
  return sessions_ended
}

/** The same by its owner: writes the audit log and sends a notice. */
export async function replaceOwnPassword(given: Writer, account: Account, password: NewPassword): Promise<void> {
  const { tx, now, caller } = given
  const { ma_phu_huynh } = account
  const sessions_ended = await replacePassword(tx, account, password)
  const action = password.keep ? 'password_changed' : 'password_reset'
  await auditAs(tx, {
    at: now,
    actor: ma_phu_huynh,
    action,
    kind: 'phu_huynh',
    subject: ma_phu_huynh,
    address: caller.address,
    detail: { sessions_ended },
  })
  tellOwner(given, account, action)
}
