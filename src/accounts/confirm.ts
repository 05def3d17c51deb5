import type { Knex } from 'knex'
import { fail } from '../kernel/failure.ts'
import type { Caller, Services, Writer } from '../kernel/given.ts'
import { reply } from '../kernel/reply.ts'
import { hashOfToken } from '../kernel/secret-token.ts'
import { challengeCookie, checkCode, type RightCode, spend } from './codes.ts'
import { type Confirmation, confirmSession, findConfirmation } from './confirm-store.ts'
import { confirmedAt, deviceCookie, readDeviceCookie, renewDeviceCookie } from './device-cookie.ts'
import { countdowns, countSending, type Sending, sendCode } from './send-code.ts'
import { type Account, findAccount, lockAccount } from './store.ts'

const hour = 3_600_000
const lasts = 90 * 24 * hour
/** The old phone is told of the change; its owner has so long to object. */
const hoursOfNewPhone = 72

type Confirming = Pick<Services, 'secret'> & { caller: Caller; now: Date } & ({ db: Knex } | { tx: Knex })

/**
 * The password does not prove that it is the parent: an admin may have revealed it. What children do is shown only to a
 * browser or session in which a code sent to the phone was typed.
 */
export async function failUnlessConfirmed(given: Confirming): Promise<void> {
  const { caller, secret, now } = given
  const { ma_phu_huynh } = caller.person!
  const known = (await confirmationOf(given)) ?? fail('not_signed_in')
  const device = readDeviceCookie(secret, caller.device, now)
  const inBrowser = device && confirmedAt({ ma_phu_huynh, ...known }, device)
  const counts = (moment: Date | null) =>
    moment !== null && now.getTime() - moment.getTime() < lasts && !isOfNewPhone(known, moment)
  if (!counts(known.confirmed_at) && !counts(inBrowser)) fail('confirm_needed')
}

export async function countConfirmCode(services: Services & { caller: Caller; now: Date }): Promise<Sending> {
  await failIfPhoneIsNew(services)
  return countSending(services, services.caller.person!.sdt ?? fail('no_phone'))
}

export async function sendConfirmCode(given: Writer, sending: Sending) {
  const account = await accountOf(given.tx, given.caller)
  const requester = await sendCode(given, sending, 'confirm', account.ngon_ngu)
  return reply({ data: countdowns, message: 'code_sent', cookies: [challengeCookie(requester)] })
}

export async function prepareConfirm(services: Services & { caller: Caller; now: Date }, otp: string) {
  const { sdt } = await accountOf(services.db, services.caller)
  await failIfPhoneIsNew(services)
  return checkCode(services, { sdt: sdt ?? fail('no_phone'), purpose: 'confirm' }, otp)
}

/** From now on this browser, and this session, may read and delete what is kept of the children. */
export async function confirmBrowser(given: Writer, code: RightCode) {
  const { tx, caller, secret, now } = given
  await spend(tx, code)
  const account = (await lockAccount(tx, { ma_phu_huynh: caller.person!.ma_phu_huynh })) ?? fail('not_signed_in')
  await failIfPhoneIsNew(given)
  await confirmSession(tx, hashOfToken(caller.token!), now)
  const device = renewDeviceCookie(secret, readDeviceCookie(secret, caller.device, now), account, now, 'confirmed')
  return reply({ data: null, message: 'browser_confirmed', cookies: [deviceCookie(device)] })
}

async function failIfPhoneIsNew(given: Confirming): Promise<void> {
  const known = (await confirmationOf(given)) ?? fail('not_signed_in')
  if (isOfNewPhone(known, given.now)) fail('phone_changed_lately', { hours: hoursOfNewPhone })
}

/** What the phone said before counts no more than what it says in its first hours: it was another one then. */
function isOfNewPhone({ phone_changed_at }: Confirmation, moment: Date): boolean {
  return phone_changed_at !== null && moment.getTime() - phone_changed_at.getTime() < hoursOfNewPhone * hour
}

function confirmationOf(given: Confirming): Promise<Confirmation | undefined> {
  const { person, token } = given.caller
  return findConfirmation('tx' in given ? given.tx : given.db, person!.ma_phu_huynh, hashOfToken(token!))
}

async function accountOf(db: Knex, { person }: Caller): Promise<Account> {
  return (await findAccount(db, { ma_phu_huynh: person!.ma_phu_huynh })) ?? fail('not_signed_in')
}
