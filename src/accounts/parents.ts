import { audit } from '../kernel/audit.ts'
import { type FailureCode, fail, failAsStale, failOnFields } from '../kernel/failure.ts'
import type { Asking, Person, Writer } from '../kernel/given.ts'
import { aboutFamily } from '../kernel/news.ts'
import { reply } from '../kernel/reply.ts'
import { widerNetworkOf } from '../shared/address.ts'
import { dateInVietnam } from '../shared/dates.ts'
import type { Values } from '../shared/fields.ts'
import { bareNumber, type person } from '../shared/parent-fields.ts'
import { deleteCodesOf } from './code-store.ts'
import { setPhoneChanged } from './confirm-store.ts'
import { sealFor } from './escrow.ts'
import { faultOfNewPassword } from './new-password.ts'
import { tellOwner } from './notice.ts'
import {
  countBelongings,
  deletePerson,
  insertParent,
  type Parent,
  takenByOthers,
  updateParent,
} from './parent-store.ts'
import { hashPassword } from './passwords.ts'
import { toE164 } from './phone.ts'
import { replacePassword } from './reset.ts'
import { type Account, deleteSessionsOf, endDeviceCookies, findPerson, lockAccount, lockAdmins } from './store.ts'

type ParentDetails = Values<typeof person>

interface Prepared {
  /** In E.164; undefined keeps the present one. */
  sdt: string | null | undefined
  /** The hash of the typed password; null keeps the present one. */
  hash: string | null
}

/** The phone and the e-mail that another parent has. `id` is 0 for a new parent. */
export async function takenOfParent({ db, id }: Asking, { sdt, email_phu_huynh: email = '' }: Partial<ParentDetails>) {
  return takenByOthers(db, { id, sdt: sdt ? toE164(bareNumber(sdt)) : null, email })
}

/** Finds all that is wrong with the form at once, before the password is hashed. */
export async function prepareParent(
  services: Asking,
  form: Partial<ParentDetails> & { mat_khau?: string },
): Promise<Prepared> {
  const { sdt: typed, mat_khau } = form
  if (services.id && !(await findPerson(services.db, services.id))) fail('not_found')
  const sdt = typed ? toE164(bareNumber(typed)) : typed
  const password = mat_khau ? faultOfNewPassword(services, mat_khau) : undefined
  const wrong: Record<string, FailureCode> = {
    ...(typed && sdt === null && { sdt: 'invalid_phone' }),
    ...(password && { mat_khau: password }),
    ...(await takenOfParent(services, form)),
  }
  if (Object.keys(wrong).length > 0) failOnFields(wrong)
  const network = widerNetworkOf(services.caller.address)
  return { sdt, hash: mat_khau ? await services.hashing(network, () => hashPassword(mat_khau)) : null }
}

export async function createParent(
  given: Writer,
  { mat_khau, ...typed }: ParentDetails & { mat_khau: string },
  { sdt = null, hash }: Prepared,
) {
  const row = { dia_chi: null, ...typed, sdt, mat_khau: hash!, ngay_tao: given.now }
  const parent = await insertParent(given.tx, row)
  const { ma_phu_huynh: subject } = parent
  await sealFor(given.tx, parent, mat_khau)
  await audit(given, { action: 'parent_created', kind: 'phu_huynh', subject, detail: { after: auditedFields(parent) } })
  return reply({ data: parent, message: 'parent_created' })
}

type Change = Partial<ParentDetails> & { mat_khau?: string; phien_ban?: number }

export async function changeParent(given: Writer & { id: number }, change: Change, { sdt, hash }: Prepared) {
  const { tx, id } = given
  const before = (await lockAccount(tx, { ma_phu_huynh: id })) ?? fail('not_found')
  const { mat_khau, ...typed } = change
  const saved = await updateParent(tx, id, { ...typed, ...(sdt !== undefined && { sdt }) })
  if ('stale' in saved) failAsStale(saved.stale)
  const wrong: Record<string, FailureCode> = {
    ...(before.la_admin &&
      sdt !== undefined &&
      sdt !== before.sdt && { sdt: sdt ? 'admin_phone' : 'admin_needs_phone' }),
    ...(before.la_admin && hash && { mat_khau: 'admin_password' }),
  }
  if (Object.keys(wrong).length > 0) failOnFields(wrong)
  if (saved.sdt !== before.sdt) await endPhoneAccess(given, before, saved.sdt)
  const sessions_ended =
    hash && mat_khau ? await replacePasswordAsAdmin(given, before, { hash, password: mat_khau }) : undefined
  await audit(given, {
    action: 'parent_changed',
    kind: 'phu_huynh',
    subject: id,
    detail: { ...differences(before, saved), ...(hash && { password: 'changed', sessions_ended }) },
  })
  return reply({ data: saved, message: 'parent_changed' })
}

/**
 * Deletes the codes of both phones, ends what was confirmed by the old one, in browsers and in sessions, and tells it.
 * Without a new phone, all sessions end too.
 */
async function endPhoneAccess(given: Writer, before: Account, next: string | null): Promise<void> {
  const { tx, now } = given
  const { ma_phu_huynh, sdt } = before
  if (next === null) await deleteSessionsOf(tx, ma_phu_huynh, null)
  await deleteCodesOf(tx, [sdt, next])
  await endDeviceCookies(tx, ma_phu_huynh)
  await setPhoneChanged(tx, ma_phu_huynh, now)
  tellOwner(given, before, 'phone_changed')
}

async function replacePasswordAsAdmin(given: Writer, account: Account, password: { hash: string; password: string }) {
  const ended = await replacePassword(given.tx, account, { ...password, keep: null })
  tellOwner(given, account, 'password_set')
  return ended
}

/** Locks all admins, as a change of role does: whoever deletes must still be one. Machines of the family hear of it. */
export async function removeParent(given: Writer & { id: number }) {
  const { tx, caller, id, now, news } = given
  const actor = caller.person!.ma_phu_huynh
  if (!(await lockAdmins(tx)).includes(actor)) fail('not_allowed')
  if (id === actor) fail('own_account')
  const person = (await lockAccount(tx, { ma_phu_huynh: id })) ?? fail('not_found')
  const gone = await countBelongings(tx, id, dateInVietnam(now))
  await deleteCodesOf(tx, [person.sdt])
  await deletePerson(tx, id)
  await news.tell(given, aboutFamily(id), { what: 'deleted' })
  const detail = { before: auditedFields(person), gone }
  await audit(given, { action: 'parent_deleted', kind: 'phu_huynh', subject: id, detail })
  return reply({ data: gone, message: 'parent_deleted' })
}

const auditedColumns = ['ten_phu_huynh', 'email_phu_huynh', 'sdt', 'dia_chi'] as const

function auditedFields(person: Person): Record<string, unknown> {
  return Object.fromEntries(auditedColumns.map(name => [name, person[name]]))
}

function differences(before: Person, after: Parent) {
  const changed = auditedColumns.filter(name => before[name] !== after[name])
  const only = (person: Person) => Object.fromEntries(changed.map(name => [name, person[name]]))
  return { before: only(before), after: only(after) }
}
