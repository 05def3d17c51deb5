import type { Knex } from 'knex'
import { lockFamilies, lockFamily } from '../family/index.ts'
import { failOnFields } from '../kernel/failure.ts'
import { updateVersion } from '../kernel/versions.ts'
import { device } from '../shared/device-fields.ts'
import { namesOf, type Stored } from '../shared/fields.ts'

const keys = ['nguoi_dung_id', 'ma_phu_huynh', 'ma_tre_em', 'phien_ban'] as const
/** Named, because a prepared `*` would fail once a migration adds a column. */
export const deviceColumns = [...keys, ...namesOf(device), 'ngay_tao'] as const
export type Device = Record<(typeof keys)[number], number> & Stored<typeof device> & { ngay_tao: Date }

export type NewDevice = Omit<Device, 'nguoi_dung_id' | 'phien_ban'>

export async function insertDevice(tx: Knex, device: NewDevice): Promise<number> {
  const [made] = await tx('thiet_bi').insert(device).returning('nguoi_dung_id').catch(failAsCodeTaken)
  return made.nguoi_dung_id
}

/** Whether another device has this code, ignoring case. */
export async function isCodeTaken(db: Knex, ma_thiet_bi: string, nguoi_dung_id: number): Promise<boolean> {
  const other = db('thiet_bi').whereRaw('lower(ma_thiet_bi) = lower(?)', [ma_thiet_bi])
  return (await other.whereNot({ nguoi_dung_id }).first('nguoi_dung_id')) !== undefined
}

/** A client shows its code with a hyphen in the middle, and people type it so, or without, or in small letters. */
export const plainCode = (code: string) => `lower(replace(${code}, '-', ''))`

/** The device of the family with this code, as it is written, or else apart from its hyphens. */
export async function findDeviceOfFamily(db: Knex, ma_phu_huynh: number, code: string): Promise<number | undefined> {
  const found = await db('thiet_bi')
    .where({ ma_phu_huynh })
    .whereRaw(`${plainCode('ma_thiet_bi')} = ${plainCode('?')}`, [code])
    .orderByRaw('lower(ma_thiet_bi) = lower(?) desc, nguoi_dung_id', [code])
    .first('nguoi_dung_id')
  return found?.nguoi_dung_id
}

/** Of these codes, in small letters, those that devices of other families have. */
export async function findForeignCodes(db: Knex, ma_phu_huynh: number, codes: string[]): Promise<string[]> {
  const taken = db('thiet_bi').whereRaw('lower(ma_thiet_bi) = any (?)', [codes]).whereNot({ ma_phu_huynh })
  return (await taken.select(db.raw('lower(ma_thiet_bi) as code'))).map(({ code }) => code)
}

export async function countDevices(tx: Knex, ma_phu_huynh: number): Promise<number> {
  const counted = await tx('thiet_bi').where({ ma_phu_huynh }).count<{ n: number }>({ n: '*' }).first()
  return counted!.n
}

export async function parentOfDevice(db: Knex, nguoi_dung_id: number): Promise<number | undefined> {
  return (await db('thiet_bi').where({ nguoi_dung_id }).first('ma_phu_huynh'))?.ma_phu_huynh
}

/** In the order of the families, whichever order their devices have. */
export async function lockFamiliesOfDevices(tx: Knex, devices: number[]): Promise<void> {
  await lockFamilies(tx, tx('thiet_bi').whereIn('nguoi_dung_id', devices).select('ma_phu_huynh'))
}

/** Locks the family of the device, and returns the device. */
export async function lockFamilyOfDevice(tx: Knex, nguoi_dung_id: number): Promise<Device | undefined> {
  const parent = await parentOfDevice(tx, nguoi_dung_id)
  if (parent === undefined || !(await lockFamily(tx, parent))) return undefined
  return tx('thiet_bi').where({ nguoi_dung_id }).first(deviceColumns)
}

export function updateDevice(tx: Knex, nguoi_dung_id: number, changes: Partial<Device>): Promise<Device | undefined> {
  return updateVersion<Device>(tx, 'thiet_bi', { nguoi_dung_id }, changes).catch(failAsCodeTaken)
}

/** Its child is locked first, as a sync of its machine does, which then locks what is deleted here. */
export async function deleteDevice(tx: Knex, nguoi_dung_id: number): Promise<void> {
  const child = tx('thiet_bi').where({ nguoi_dung_id }).select('ma_tre_em')
  await tx('tre_em').where('ma_tre_em', child).forUpdate().select('ma_tre_em')
  await tx('thiet_bi').where({ nguoi_dung_id }).delete()
}

function failAsCodeTaken(error: { constraint?: string }): never {
  if (error.constraint === 'thiet_bi_ma_unique') failOnFields({ ma_thiet_bi: 'device_code_taken' })
  throw error
}
