import type { Knex } from 'knex'
import { findLicences, type Licence } from '../../billing/index.ts'
import { dateInVietnam } from '../../shared/dates.ts'
import type { DeviceOf } from './tokens-store.ts'

/** Rules hold for so long after the package has ended. */
const grace = 7 * 86_400_000

export interface Terms {
  isPaid: boolean
  licence_ends: Date | null
  grace_ends: Date | null
}

/** Of each device of a family that ever had a package. */
export async function termsOfFamily(db: Knex, ma_phu_huynh: number, now: Date): Promise<Map<number, Terms>> {
  const licences = await findLicences(db, { families: [ma_phu_huynh] }, dateInVietnam(now))
  return new Map(licences.map(licence => [licence.nguoi_dung_id, termsFrom(licence)]))
}

export async function termsOf(db: Knex, machine: DeviceOf, now: Date): Promise<Terms> {
  return (await termsOfMachines(db, [machine], now))[0]!
}

/** The terms of each machine, in the order of the machines. */
export async function termsOfMachines(db: Knex, machines: DeviceOf[], now: Date): Promise<Terms[]> {
  const families = machines.map(({ ma_phu_huynh }) => ma_phu_huynh)
  const devices = machines.map(({ nguoi_dung_id }) => nguoi_dung_id)
  const licences = await findLicences(db, { families, devices }, dateInVietnam(now))
  return devices.map(device => termsFrom(licences.find(({ nguoi_dung_id }) => nguoi_dung_id === device)))
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
