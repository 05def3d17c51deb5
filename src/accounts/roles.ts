import { audit } from '../kernel/audit.ts'
import { reply, type Writer } from '../kernel/endpoint.ts'
import { fail } from '../kernel/failure.ts'
import type { roles } from '../shared/account-fields.ts'
import { deleteCopy } from './escrow-store.ts'
import { lockAccount, lockAdmins, setAdmin } from './store.ts'

type Role = (typeof roles)[number]

/**
 * Locks all admins, so that two who demote each other run one after the other: the second is refused, because they are
 * no longer an admin.
 */
export async function changeRole(given: Writer & { id: number }, role: Role) {
  const { tx, caller, id } = given
  const admins = await lockAdmins(tx)
  const actor = caller.person!.ma_phu_huynh
  if (!admins.includes(actor)) fail('not_allowed')
  // their phone may be taken away at the same time
  const person = (await lockAccount(tx, { ma_phu_huynh: id })) ?? fail('not_found')
  if (roleOf(person) !== role) {
    if (role === 'admin' && person.sdt === null) fail('admin_needs_phone')
    if (role === 'admin' && person.khoa_luc) fail('closed_admin')
    if (id === actor) fail(admins.length === 1 ? 'last_admin' : 'own_role')
    await setAdmin(tx, id, role === 'admin')
    if (role === 'admin') await deleteCopy(tx, id)
    await audit(given, {
      action: `made_${role}`,
      kind: 'phu_huynh',
      subject: id,
      detail: { before: { role: roleOf(person) }, after: { role } },
    })
  }
  return reply({ data: { ma_phu_huynh: id, role }, message: 'role_changed' })
}

export function roleOf({ la_admin }: { la_admin: boolean }): Role {
  return la_admin ? 'admin' : 'user'
}
