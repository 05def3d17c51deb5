import type { Knex } from 'knex'
import { audit, changedFrom } from '../kernel/audit.ts'
import { fail, failAsStale, failOnFields } from '../kernel/failure.ts'
import type { Writer } from '../kernel/given.ts'
import { aboutFamily } from '../kernel/news.ts'
import { reply } from '../kernel/reply.ts'
import { addYears, dateInVietnam } from '../shared/dates.ts'
import { type changedChild, familyLimits, type newChild } from '../shared/family-fields.ts'
import type { Values } from '../shared/fields.ts'
import {
  countChildren,
  deleteChild,
  deviceCodesOf,
  findChild,
  insertChild,
  lockChild,
  lockFamily,
  updateChild,
} from './store.ts'

type OfChild = Writer & { id: number }

/** What is asked for renewing the packages of a family that lost devices. */
export type FollowPlaces = (tx: Knex, family: number, now: Date) => Promise<void>

/** What it means for the machines of a child that its name or birthday is another one. */
export type TellChild = (given: Writer, child: { ma_phu_huynh: number; ma_tre_em: number }) => Promise<void>

export async function addChild(given: Writer, { ma_phu_huynh, ...child }: Values<typeof newChild>) {
  const { tx, caller, now } = given
  failIfBirthOutOfRange(child.ngay_sinh, now)
  const { ma_phu_huynh: self, la_admin } = caller.person!
  const parent = ma_phu_huynh ?? (la_admin ? failOnFields({ ma_phu_huynh: 'required' }) : self)
  if ((!la_admin && parent !== self) || !(await lockFamily(tx, parent))) fail('not_found')
  if ((await countChildren(tx, parent)) >= familyLimits.children)
    fail('too_many_children', { most: familyLimits.children })
  const id = await insertChild(tx, { ...child, ma_phu_huynh: parent })
  await audit(given, { action: 'child_created', kind: 'tre_em', subject: id, detail: { after: child } })
  return reply({ data: (await findChild(tx, id))!, message: 'child_created' })
}

export async function changeChild(given: OfChild & { tellChild: TellChild }, changes: Values<typeof changedChild>) {
  const { tx, id, now } = given
  failIfBirthOutOfRange(changes.ngay_sinh, now)
  const before = (await lockChild(tx, id)) ?? fail('not_found')
  if ((changes.ma_phu_huynh ?? before.ma_phu_huynh) !== before.ma_phu_huynh)
    failOnFields({ ma_phu_huynh: 'parent_fixed' })
  if (!(await updateChild(tx, id, changes))) failAsStale(await findChild(tx, id))
  const { phien_ban: _, ...after } = changes
  const { ten_tre = before.ten_tre, ngay_sinh = before.ngay_sinh } = after
  if (ten_tre !== before.ten_tre || ngay_sinh !== before.ngay_sinh) await given.tellChild(given, before)
  await audit(given, {
    action: 'child_changed',
    kind: 'tre_em',
    subject: id,
    detail: changedFrom(before, after),
  })
  return reply({ data: (await findChild(tx, id))!, message: 'child_changed' })
}

/** Deletes the devices with the child, whose machines hear of it. The trigger `thiet_bi_settles` keeps their packages. */
export async function removeChild(given: OfChild & { followPlaces: FollowPlaces }) {
  const { tx, id, news, now } = given
  const { phien_ban: _, ...before } = (await lockChild(tx, id)) ?? fail('not_found')
  const thiet_bi = await deviceCodesOf(tx, id)
  await deleteChild(tx, id)
  await given.followPlaces(tx, before.ma_phu_huynh, now)
  await news.tell(given, aboutFamily(before.ma_phu_huynh), { ma_tre_em: id, what: 'deleted' })
  await audit(given, {
    action: 'child_deleted',
    kind: 'tre_em',
    subject: id,
    detail: { before: { ...before, thiet_bi } },
  })
  return reply({ data: null, message: 'child_deleted' })
}

/** Refuses a date of birth in the future, and from the 19th birthday on. */
function failIfBirthOutOfRange(born: string | null | undefined, now: Date): void {
  if (!born) return
  const today = dateInVietnam(now)
  if (born > today) failOnFields({ ngay_sinh: 'born_in_future' })
  if (addYears(born, 19) <= today) failOnFields({ ngay_sinh: 'older_than_18' })
}
