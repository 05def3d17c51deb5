import { audit } from '../kernel/audit.ts'
import { reply, type Writer } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import { plainReason } from '../messages/index.ts'
import type { accountClosing } from '../shared/account-fields.ts'
import type { Values } from '../shared/fields.ts'
import { deleteCodesOf } from './code-store.ts'
import { tellOwner } from './notice.ts'
import { type Account, closeAccount, deleteSessionsOf, lockAccount, lockAdmins, openAccount } from './store.ts'

type Closing = Values<typeof accountClosing>

/**
 * Closes or opens the account of a parent. It locks all admins, as a change of role does: whoever closes must still be
 * one. The lock on the account makes a sign-in that is under way come first, so that its session ends too, or see that
 * the account is closed.
 */
export async function changeClosing(given: Writer & { id: number }, { khoa, ly_do }: Closing) {
  const { tx, caller, id } = given
  const actor = caller.person!.ma_phu_huynh
  if (!(await lockAdmins(tx)).includes(actor)) fail('not_allowed')
  if (id === actor) fail('own_closing')
  const account = (await lockAccount(tx, { ma_phu_huynh: id })) ?? fail('not_found')
  return khoa ? close(given, account, ly_do) : open(given, account, ly_do)
}

async function close(given: Writer, account: Account, ly_do: string) {
  const { tx, now } = given
  const { ma_phu_huynh: subject, sdt } = account
  if (!(await closeAccount(tx, subject, { khoa_luc: now, ly_do_khoa: ly_do }))) fail('closed_before')
  const sessions_ended = await deleteSessionsOf(tx, subject, null)
  await deleteCodesOf(tx, [sdt])
  await audit(given, {
    action: 'account_closed',
    kind: 'phu_huynh',
    subject,
    detail: { ly_do_khoa: ly_do, sessions_ended },
  })
  tellOwner(given, account, 'account_closed', { reason: plainReason(ly_do) })
  return reply({ data: { ma_phu_huynh: subject, khoa: true }, message: 'parent_closed' })
}

async function open(given: Writer, account: Account, ly_do: string) {
  const { ma_phu_huynh: subject } = account
  if (!(await openAccount(given.tx, subject))) fail('opened_before')
  await audit(given, { action: 'account_opened', kind: 'phu_huynh', subject, detail: { ghi_chu: ly_do } })
  tellOwner(given, account, 'account_opened')
  return reply({ data: { ma_phu_huynh: subject, khoa: false }, message: 'parent_opened' })
}
