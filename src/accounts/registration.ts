import { failOnFields, refuseOnFields } from '../kernel/failure.ts'
import type { Caller, Services, Writer } from '../kernel/given.ts'
import { uncount } from '../kernel/limits.ts'
import { reply } from '../kernel/reply.ts'
import { hashOfToken } from '../kernel/secret-token.ts'
import { challengeCookie, checkCodeThenHash, type RightCode, spend } from './codes.ts'
import { confirmSession } from './confirm-store.ts'
import { deviceCookie, readDeviceCookie, renewDeviceCookie } from './device-cookie.ts'
import { sealFor } from './escrow.ts'
import { checkNewPassword } from './new-password.ts'
import { toMobile } from './phone.ts'
import { countdowns, type Sending, sendCode } from './send-code.ts'
import { beginSession, endSession, sessionCookie } from './sessions.ts'
import { findAccount, insertPerson, isEmailTaken } from './store.ts'

type Conflict = Record<string, 'phone_taken' | 'email_taken'>

interface Registration {
  email_phu_huynh: string
  sdt: string
  ten_phu_huynh: string
  mat_khau: string
  otp: string
}

/** If the phone or e-mail is taken, the try counts, but the user may correct it and ask again without waiting. */
export async function sendRegistrationCode(given: Writer, sending: Sending, email: string | undefined) {
  const taken = await findConflict(given, sending.sdt, email)
  if (taken) {
    await uncount({ ...given, db: given.tx }, sending.counted.gaps)
    refuseOnFields(taken)
  }
  const requester = await sendCode(given, sending, 'register', given.caller.language)
  return reply({ data: countdowns, message: 'code_sent', cookies: [challengeCookie(requester)] })
}

export async function prepareRegistration(
  services: Services & { caller: Caller; now: Date },
  { sdt: typed, mat_khau, otp }: Registration,
) {
  const sdt = toMobile(typed) ?? failOnFields({ sdt: 'mobile_only' })
  checkNewPassword(services, 'mat_khau', mat_khau)
  return checkCodeThenHash(services, { sdt, purpose: 'register' }, otp, mat_khau)
}

/** Creates the account, its first session and, if sealed copies are on, the copy of its password. */
export async function register(
  given: Writer,
  { email_phu_huynh, ten_phu_huynh, mat_khau }: Registration,
  { code, hash }: { code: RightCode; hash: string },
) {
  const { tx, now, caller } = given
  const { sdt } = code
  await spend(tx, code)
  const row = { email_phu_huynh, ten_phu_huynh, sdt, mat_khau: hash, ngon_ngu: caller.language, ngay_tao: now }
  const person = await insertPerson(tx, row)
  if (!person) failOnFields((await findConflict(given, sdt, email_phu_huynh)) ?? { sdt: 'phone_taken' })
  await sealFor(tx, person, mat_khau)
  await endSession(tx, caller.token)
  const token = await beginSession(tx, person, false, now)
  await confirmSession(tx, hashOfToken(token), now)
  const known = readDeviceCookie(given.secret, caller.device, now)
  const device = renewDeviceCookie(given.secret, known, { ...person, device_generation: 0 }, now, 'confirmed')
  return reply({
    data: { token, user: person },
    message: 'registered',
    cookies: [sessionCookie(token, false), deviceCookie(device)],
  })
}

async function findConflict({ tx }: Writer, sdt: string, email: string | undefined): Promise<Conflict | undefined> {
  const taken: Conflict = {
    ...((await findAccount(tx, { sdt })) && { sdt: 'phone_taken' }),
    ...(email && (await isEmailTaken(tx, email)) && { email_phu_huynh: 'email_taken' }),
  }
  return Object.keys(taken).length > 0 ? taken : undefined
}
