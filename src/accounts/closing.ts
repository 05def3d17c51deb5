import type { Knex } from 'knex'
import { audit } from '../kernel/audit.ts'
import { fail } from '../kernel/failure.ts'
import type { Writer } from '../kernel/given.ts'
import { reply } from '../kernel/reply.ts'
import type { accountClosing } from '../shared/account-fields.ts'
import type { Values } from '../shared/fields.ts'
import { deleteCodesOf } from './code-store.ts'
import { closeAccount, deleteSessionsOf, lockAccount, lockAdmins, openAccount } from './store.ts'

type Closing = Values<typeof accountClosing>

interface ClosingNotice {
  key: string
  ma_phu_huynh: number
  kind: 'account_closed' | 'account_opened'
  detail: { reason?: string }
}

/** Writes a message to a parent in the transaction that it is about, to be sent whatever happens to this process. */
export type WriteNotice = (tx: Knex, notice: ClosingNotice, now: Date) => Promise<void>

/**
 * Closes or opens the account of a parent, who is told. It locks all admins, as a change of role does: whoever closes
 * must still be one. The lock on the account makes a sign-in that is under way come first, so that its session ends too,
 * or see that the account is closed.
 */
export async function changeClosing(
  given: Writer & { id: number },
  { khoa, ly_do }: Closing,
  writeNotice: WriteNotice,
) {
  const { tx, caller, id, now } = given
  const actor = caller.person!.ma_phu_huynh
  if (!(await lockAdmins(tx)).includes(actor)) fail('not_allowed')
  if (id === actor) fail('own_closing')
  const { sdt } = (await lockAccount(tx, { ma_phu_huynh: id })) ?? fail('not_found')
  const version = await (khoa ? close(given, sdt, ly_do) : open(given, ly_do))
  const kind = khoa ? 'account_closed' : 'account_opened'
  const detail = khoa ? { reason: ly_do } : {}
  await writeNotice(tx, { key: `${kind}:${id}:${version}`, ma_phu_huynh: id, kind, detail }, now)
  return reply({ data: { ma_phu_huynh: id, khoa }, message: khoa ? 'parent_closed' : 'parent_opened' })
}

async function close(given: Writer & { id: number }, sdt: string | null, ly_do: string): Promise<number> {
  const { tx, now, id: subject } = given
  const version = (await closeAccount(tx, subject, { khoa_luc: now, ly_do_khoa: ly_do })) ?? fail('closed_before')
  const sessions_ended = await deleteSessionsOf(tx, subject, null)
  await deleteCodesOf(tx, [sdt])
  const detail = { ly_do_khoa: ly_do, sessions_ended }
  await audit(given, { action: 'account_closed', kind: 'phu_huynh', subject, detail })
  return version
}

async function open(given: Writer & { id: number }, ly_do: string): Promise<number> {
  const { tx, id: subject } = given
  const version = (await openAccount(tx, subject)) ?? fail('opened_before')
  await audit(given, { action: 'account_opened', kind: 'phu_huynh', subject, detail: { ghi_chu: ly_do } })
  return version
}
