import type { Knex } from 'knex'
import { fail, failOnFields } from '../kernel/failure.ts'
import type { Caller, Services, Writer } from '../kernel/given.ts'
import { count, giveBack, uncount } from '../kernel/limits.ts'
import { reply } from '../kernel/reply.ts'
import { hashOfToken } from '../kernel/secret-token.ts'
import { widerNetworkOf } from '../shared/address.ts'
import { challengeCookie, checkCode, giveTryBack, type RightCode, spend } from './codes.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { replaceOwnPassword } from './reset.ts'
import { countdowns, type Sending, sendCode } from './send-code.ts'
import { type Account, findAccount, lockAccount } from './store.ts'

type Change = { mat_khau_cu: string; mat_khau_moi: string; otp: string }

export async function sendChangeCode(given: Writer, sending: Sending) {
  const account = await accountOf(given.tx, given.caller)
  const requester = await sendCode(given, sending, 'change', account.ngon_ngu)
  return reply({ data: countdowns, message: 'code_sent', cookies: [challengeCookie(requester)] })
}

interface Prepared {
  account: Account
  code: RightCode
  hash: string
}

/** Needs a right code first and limits the tries, so that a hijacked session cannot be used to guess the password. */
export async function prepareChange(
  services: Services & { caller: Caller; now: Date },
  { mat_khau_cu, mat_khau_moi, otp }: Change,
): Promise<Prepared> {
  checkNewPassword(services, 'mat_khau_moi', mat_khau_moi)
  if (mat_khau_moi.normalize('NFC') === mat_khau_cu.normalize('NFC')) failOnFields({ mat_khau_moi: 'same_password' })
  const account = await accountOf(services.db, services.caller)
  const code = await checkCode(services, { sdt: account.sdt ?? fail('no_phone'), purpose: 'change' }, otp)
  const limits = [{ key: `change:${account.ma_phu_huynh}`, most: 10, seconds: 900 }]
  await count(services, limits)
  const returnCodeTry = (error: unknown) => giveTryBack(services, code, error)
  const right = await services
    .hashing(widerNetworkOf(services.caller.address), () => isPassword(account.mat_khau, mat_khau_cu))
    .catch(error => giveBack(services, limits, error))
    .catch(returnCodeTry)
  if (!right) failOnFields({ mat_khau_cu: 'wrong_current_password' })
  await uncount(services, limits)
  return {
    account,
    code,
    hash: await services
      .hashing(widerNetworkOf(services.caller.address), () => hashPassword(mat_khau_moi))
      .catch(returnCodeTry),
  }
}

export async function changePassword(given: Writer, body: Change, { account, code, hash }: Prepared) {
  const { tx, caller } = given
  await spend(tx, code)
  const { ma_phu_huynh, mat_khau } = account
  const present = await lockAccount(tx, { ma_phu_huynh })
  if (present?.mat_khau !== mat_khau) fail('busy')
  await replaceOwnPassword(given, present, { hash, password: body.mat_khau_moi, keep: hashOfToken(caller.token!) })
  return reply({ data: null, message: 'password_changed' })
}

async function accountOf(db: Knex, { person }: Caller): Promise<Account> {
  return (await findAccount(db, { ma_phu_huynh: person!.ma_phu_huynh })) ?? fail('not_signed_in')
}
