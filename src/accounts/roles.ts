import { auditEach } from '../kernel/audit.ts'
import { rowsChanged } from '../kernel/each-row.ts'
import { fail } from '../kernel/failure.ts'
import type { Writer } from '../kernel/given.ts'
import { reply } from '../kernel/reply.ts'
import type { roles } from '../shared/account-fields.ts'
import { deleteCopiesOf } from './escrow-store.ts'
import { type Account, lockAccounts, lockAdmins, setAdmins } from './store.ts'

type Role = (typeof roles)[number]
interface GivenRole {
  refused: Record<string, Refusal>
  changed: number[]
}
type Refusal = 'not_found' | 'admin_needs_phone' | 'closed_admin' | 'last_admin' | 'own_role'

export async function changeRole(given: Writer & { id: number }, role: Role) {
  const { refused, changed } = await giveRole(given, [given.id], role)
  const why = refused[given.id]
  if (why) fail(why)
  return reply({ data: { ma_phu_huynh: given.id, role, da_doi: changed.length > 0 }, message: 'role_changed' })
}

/** Changes many accounts at once; those that the rule refuses keep their role. */
export async function changeRoles(given: Writer, ids: number[], role: Role) {
  const { refused, changed } = await giveRole(given, ids, role)
  const answer = rowsChanged(ids, refused)
  return { ...answer, data: { ...answer.data, da_doi: changed } }
}

/**
 * Locks all admins, so that two who demote each other run one after the other: the second is refused, because they are
 * no longer an admin. Returns who was refused, and why, and whose role is another one now: the page of whoever asks may be
 * old, and its undo must not give a role that somebody else took.
 */
async function giveRole(given: Writer, ids: number[], role: Role): Promise<GivenRole> {
  const { tx, caller } = given
  const admins = await lockAdmins(tx)
  const actor = caller.person!.ma_phu_huynh
  if (!admins.includes(actor)) fail('not_allowed')
  // their phone may be taken away at the same time
  const people = new Map((await lockAccounts(tx, ids)).map(person => [person.ma_phu_huynh, person]))
  const refused: Record<string, Refusal> = {}
  const changed: number[] = []
  for (const id of ids) {
    const person = people.get(id)
    const why = person ? whyRefused(person, role) : 'not_found'
    if (why) refused[id] = why
    else if (person && roleOf(person) !== role) changed.push(id)
  }
  if (changed.includes(actor)) {
    const others = admins.filter(id => !changed.includes(id))
    refused[actor] = others.length === 0 ? 'last_admin' : 'own_role'
    changed.splice(changed.indexOf(actor), 1)
  }
  if (changed.length === 0) return { refused, changed }
  await setAdmins(tx, changed, role === 'admin')
  if (role === 'admin') await deleteCopiesOf(tx, changed)
  const detail = { before: { role: role === 'admin' ? 'user' : 'admin' }, after: { role } }
  await auditEach(given, changed, { action: `made_${role}`, kind: 'phu_huynh', detail })
  return { refused, changed }
}

function whyRefused(person: Account, role: Role): Refusal | undefined {
  if (role === 'user' || roleOf(person) === role) return undefined
  if (person.sdt === null) return 'admin_needs_phone'
  return person.khoa_luc ? 'closed_admin' : undefined
}

export function roleOf({ la_admin }: { la_admin: boolean }): Role {
  return la_admin ? 'admin' : 'user'
}
