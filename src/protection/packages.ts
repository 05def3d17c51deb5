import type { Knex } from 'knex'
import type { Machine } from '../kernel/access.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { type Packages, packagesOn } from '../shared/rules/opens.ts'
import type { ChildOf } from './child.ts'
import { findPackagesInUse } from './packages-store.ts'

/** Which packages the machines of a child have today. A child without any may be given rules for those to come. */
export async function packagesOf(db: Knex, child: ChildOf, now: Date): Promise<Packages> {
  return packagesOn(await findPackagesInUse(db, child, dateInVietnam(now)))
}

/** Whether a machine would hear of what is given: a free one does not, also where another of the child is paid for. */
export async function isSentGifts(db: Knex, machine: Machine, now: Date): Promise<boolean> {
  const all = await findPackagesInUse(db, machine, dateInVietnam(now))
  const own = all.filter(({ nguoi_dung_id }) => nguoi_dung_id === machine.nguoi_dung_id)
  return !packagesOn(own).isFree && !packagesOn(all).isFree
}
