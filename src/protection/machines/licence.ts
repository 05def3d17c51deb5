import type { Knex } from 'knex'
import { findLicences, type Licence } from '../../billing/index.ts'
import type { Machine } from '../../kernel/access.ts'
import { dateInVietnam } from '../../shared/dates.ts'

/** Rules hold for so long after the package has ended. */
const grace = 7 * 86_400_000

export interface Terms {
  isPaid: boolean
  licence_ends: Date | null
  grace_ends: Date | null
}

/** Of each device of a family that ever had a package. */
export async function termsOfFamily(db: Knex, ma_phu_huynh: number, now: Date): Promise<Map<number, Terms>> {
  const licences = await findLicences(db, { ma_phu_huynh }, dateInVietnam(now))
  return new Map(licences.map(licence => [licence.nguoi_dung_id, termsFrom(licence)]))
}

export async function termsOf(db: Knex, machine: Machine, now: Date): Promise<Terms> {
  const [licence] = await findLicences(db, machine, dateInVietnam(now))
  return termsFrom(licence)
}

/** Without a package nothing is enforced. */
function termsFrom(licence: Licence | undefined): Terms {
  if (!licence) return { isPaid: false, licence_ends: new Date(0), grace_ends: new Date(0) }
  const { isPaid, ends } = licence
  return { isPaid, licence_ends: ends, grace_ends: ends && new Date(ends.getTime() + grace) }
}

/** Differs when a machine has to be told. */
export function nameOfTerms({ isPaid, licence_ends }: Terms): string {
  return `${isPaid ? 'paid' : 'free'} until ${licence_ends?.toISOString() ?? 'ever'}`
}
