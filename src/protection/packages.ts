import type { Knex } from 'knex'
import { dateInVietnam } from '../shared/dates.ts'
import { type Packages, packagesOn } from '../shared/rules/opens.ts'
import type { ChildOf } from './child.ts'
import { findPackagesInUse } from './packages-store.ts'

/** Which packages the machines of a child have today. A child without any may be given rules for those to come. */
export async function packagesOf(db: Knex, child: ChildOf, now: Date): Promise<Packages> {
  return packagesOn(await findPackagesInUse(db, child, dateInVietnam(now)))
}
