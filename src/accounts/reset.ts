import { reply, type World, type Writer } from '../kernel/endpoint.ts'
import { failOnFields } from '../kernel/failure.ts'
import { smsText } from '../messages/index.ts'
import { checkCode, spend } from './codes.ts'
import { sealFor } from './escrow.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { toMobile } from './phone.ts'
import { type Sending, sendCodeUnseen, waiting } from './send-code.ts'
import { type Account, deleteSessionsOf, findAccount, insertAudit, setPassword } from './store.ts'

/** Known and unknown phones get the same answer after the same work; only a known one gets a message. */
export async function sendResetCode(given: Writer, sending: Sending) {
  const account = await findAccount(given.tx, { sdt: sending.sdt })
  await sendCodeUnseen(given, sending, 'reset', account?.ngon_ngu ?? null)
  return reply({ data: waiting, message: 'reset_code_sent' })
}

export async function prepareReset(world: World, { sdt, mat_khau_moi }: { sdt: string; mat_khau_moi: string }) {
  const phone = toMobile(sdt) ?? failOnFields({ sdt: 'mobile_only' })
  checkNewPassword(world, 'mat_khau_moi', mat_khau_moi)
  return { phone, hash: await world.hashing(() => hashPassword(mat_khau_moi)) }
}

export async function resetPassword(
  given: Writer,
  body: { otp: string; mat_khau_moi: string },
  { phone: sdt, hash }: { phone: string; hash: string },
) {
  const { tx, secret, now } = given
  const code = await checkCode(tx, secret, { sdt, purpose: 'reset' }, body.otp, now)
  await spend(tx, code)
  const account = await findAccount(tx, { sdt })
  if (account) await replacePassword(given, account, { hash, password: body.mat_khau_moi, keep: null })
  return reply({ data: null, message: 'password_reset' })
}

/** Ends every session but the one to keep, seals the new copy, leaves a trace and tells the person by message. */
export async function replacePassword(
  given: Writer,
  account: Account,
  { hash, password, keep }: { hash: string; password: string; keep: Buffer | null },
): Promise<void> {
  const { tx, now, caller } = given
  const { ma_phu_huynh, sdt, ngon_ngu } = account
  await setPassword(tx, ma_phu_huynh, hash)
  await deleteSessionsOf(tx, ma_phu_huynh, keep)
  await sealFor(tx, account, password)
  await insertAudit(tx, {
    at: now,
    actor: ma_phu_huynh,
    action: keep ? 'password_changed' : 'password_reset',
    subject: ma_phu_huynh,
    address: caller.address,
  })
  given.afterCommit(async () => {
    given.sms({
      to: sdt,
      text: smsText(ngon_ngu, keep ? 'password_changed' : 'password_reset'),
      id: crypto.randomUUID(),
    })
  })
}
