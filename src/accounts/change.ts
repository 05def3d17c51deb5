import type { Knex } from 'knex'
import { type Caller, reply, type World, type Writer } from '../kernel/endpoint.ts'
import { fail, failOnFields } from '../kernel/failure.ts'
import { count, uncount } from '../kernel/limits.ts'
import { checkCode, spend } from './codes.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { replacePassword } from './reset.ts'
import { type Sending, sendCode, waiting } from './send-code.ts'
import { hashOfToken } from './sessions.ts'
import { type Account, findAccount } from './store.ts'

type Change = { mat_khau_cu: string; mat_khau_moi: string; otp: string }

export async function sendChangeCode(given: Writer, sending: Sending) {
  const account = await accountOf(given.tx, given.caller)
  await sendCode(given, sending, 'change', account.ngon_ngu)
  return reply({ data: waiting, message: 'code_sent' })
}

/** Somebody who found an open session must not try passwords in it for long. */
export async function prepareChange(world: World & { caller: Caller; now: Date }, body: Change) {
  const account = await accountOf(world.db, world.caller)
  const limits = [{ key: `change:${account.ma_phu_huynh}`, most: 10, seconds: 900 }]
  await count(world, limits)
  const right = await world.hashing(() => isPassword(account.mat_khau, body.mat_khau_cu))
  if (!right) failOnFields({ mat_khau_cu: 'wrong_current_password' })
  await uncount(world, limits)
  checkNewPassword(world, 'mat_khau_moi', body.mat_khau_moi)
  const same = body.mat_khau_moi.normalize('NFC') === body.mat_khau_cu.normalize('NFC')
  if (same) failOnFields({ mat_khau_moi: 'same_password' })
  return { account, hash: await world.hashing(() => hashPassword(body.mat_khau_moi)) }
}

export async function changePassword(given: Writer, body: Change, prepared: { account: Account; hash: string }) {
  const { tx, secret, now, caller } = given
  const { account, hash } = prepared
  const code = await checkCode(tx, secret, { sdt: account.sdt, purpose: 'change' }, body.otp, now)
  await spend(tx, code)
  await replacePassword(given, account, { hash, password: body.mat_khau_moi, keep: hashOfToken(caller.token!) })
  return reply({ data: null, message: 'password_changed' })
}

async function accountOf(db: Knex, { person }: Caller): Promise<Account> {
  return (await findAccount(db, { ma_phu_huynh: person!.ma_phu_huynh })) ?? fail('not_signed_in')
}
