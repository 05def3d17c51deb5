import type { Knex } from 'knex'
import { lockFamily } from '../family/index.ts'
import { failOnFields } from '../kernel/failure.ts'
import { containing, type Listed, type Rows, type Source } from '../kernel/lists/source.ts'
import { sumTotals } from '../kernel/totals.ts'
import { updateVersion } from '../kernel/versions.ts'
import { type CalendarDate, dateInVietnam } from '../shared/dates.ts'
import { device } from '../shared/device-fields.ts'
import type { devices, devicesOfChild } from '../shared/device-lists.ts'
import { namesOf, type Stored } from '../shared/fields.ts'
import { inLanguageOf } from '../translation/index.ts'

const keys = ['nguoi_dung_id', 'ma_phu_huynh', 'ma_tre_em', 'phien_ban'] as const
/** Named, because a prepared `*` would fail once a migration adds a column. */
export const deviceColumns = [...keys, ...namesOf(device), 'ngay_tao'] as const
export type Device = Record<(typeof keys)[number], number> & Stored<typeof device> & { ngay_tao: Date }

export type NewDevice = Omit<Device, 'nguoi_dung_id' | 'phien_ban'>

/** The subscription that occupies a device, with its package. */
interface PackageOnDevice {
  id: number
  thong_tin_goi_id: number
  phien_ban: number
  trang_thai: 'DANG_HOAT_DONG'
  gia: number
  ngay_bat_dau: CalendarDate
  ngay_ket_thuc: CalendarDate | null
  thongTinGoi: {
    id: number
    ten: string
    gia: number
    loai_goi: 'TRA_PHI' | 'MIEN_PHI'
    so_thiet_bi: number | null
    thoi_han_thang: number | null
    da_xoa: boolean
  }
}

/** A device as lists show it. */
type ListedDevice = Device & {
  treEm: { ma_tre_em: number; ten_tre: string }
  phuHuynh: { ma_phu_huynh: number; ten_phu_huynh: string }
  /** The package in use today. */
  goi_hien_tai: PackageOnDevice | null
  /** The package that starts on a later day; until then the device can get no other one. */
  goi_sap_toi: PackageOnDevice | null
}

export async function insertDevice(tx: Knex, device: NewDevice): Promise<number> {
  const [made] = await tx('thiet_bi').insert(device).returning('nguoi_dung_id').catch(failAsCodeTaken)
  return made.nguoi_dung_id
}

/** Whether another device has this code, ignoring case. */
export async function isCodeTaken(db: Knex, ma_thiet_bi: string, nguoi_dung_id: number): Promise<boolean> {
  const other = db('thiet_bi').whereRaw('lower(ma_thiet_bi) = lower(?)', [ma_thiet_bi])
  return (await other.whereNot({ nguoi_dung_id }).first('nguoi_dung_id')) !== undefined
}

/** Whoever's it is, ignoring case. */
export async function findDeviceByCode(db: Knex, ma_thiet_bi: string): Promise<Device | undefined> {
  return db('thiet_bi').whereRaw('lower(ma_thiet_bi) = lower(?)', [ma_thiet_bi]).first(deviceColumns)
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
  const families = tx('thiet_bi').whereIn('nguoi_dung_id', devices).select('ma_phu_huynh')
  await tx('phu_huynh')
    .whereIn('ma_phu_huynh', families)
    .orderBy('ma_phu_huynh')
    .forNoKeyUpdate()
    .select('ma_phu_huynh')
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

export async function deleteDevice(tx: Knex, nguoi_dung_id: number): Promise<void> {
  await tx('thiet_bi').where({ nguoi_dung_id }).delete()
}

export async function findDevice(db: Knex, nguoi_dung_id: number, now: Date): Promise<ListedDevice | undefined> {
  const found: Device[] = await db('thiet_bi').where({ nguoi_dung_id }).select(deviceColumns)
  return (await complete(db, found, { now }))[0]
}

/** All devices of a family, oldest first. */
export async function listDevicesOfFamily(
  db: Knex,
  ma_phu_huynh: number,
  given: { now: Date },
): Promise<ListedDevice[]> {
  const found: Device[] = await db('thiet_bi').where({ ma_phu_huynh }).orderBy('nguoi_dung_id').select(deviceColumns)
  return complete(db, found, given)
}

const filters = {
  ten: containing('ten_tim'),
  ma: containing('ma_tim'),
  loai: (rows: Rows, loai_thiet_bi: string) => rows.where({ loai_thiet_bi }),
  goi: (rows: Rows, goi: number, { now }: { now: Date }) =>
    rows.whereRaw('nguoi_dung_id in (select nguoi_dung_id from goi_dang_dung(?) where thong_tin_goi_id = ?)', [
      dateInVietnam(now),
      goi,
    ]),
}

const order = {
  sorts: { nguoi_dung_id: 'nguoi_dung_id', ten_thiet_bi: 'ten_tim' },
  key: 'nguoi_dung_id',
}

/** A parent sees the devices of their own family, an admin all. */
export const deviceRows: Source<typeof devices, ListedDevice, Device> = {
  rows: (db, { caller: { person } }) => {
    const rows = db('thiet_bi').select(deviceColumns)
    return person!.la_admin ? rows : rows.where({ ma_phu_huynh: person!.ma_phu_huynh })
  },
  complete: completeFor,
  total: async (db, filters, { caller: { person } }) =>
    person!.la_admin && Object.keys(filters).length === 0 ? ((await sumTotals(db)).thiet_bi ?? 0) : undefined,
  filters: { ...filters, ma_tre_em: (rows, ma_tre_em) => rows.where({ ma_tre_em }) },
  ...order,
}

export const devicesOfChildRows: Source<typeof devicesOfChild, ListedDevice, Device> = {
  rows: (db, { id }) => db('thiet_bi').select(deviceColumns).where({ ma_tre_em: id }),
  ofOneFamily: () => true,
  complete: completeFor,
  filters,
  ...order,
}

async function completeFor(db: Knex, found: Device[], { now, caller }: Listed): Promise<ListedDevice[]> {
  return inLanguageOf(caller, db, await complete(db, found, { now }))
}

/** Adds to each device its child, its parent and its package: a device has at most one. */
async function complete(db: Knex, found: Device[], { now }: { now: Date }): Promise<ListedDevice[]> {
  if (found.length === 0) return []
  const { rows } = await db.raw(
    `select nguoi_dung_id,
       jsonb_build_object('ma_tre_em', ma_tre_em, 'ten_tre', ten_tre) as "treEm",
       jsonb_build_object('ma_phu_huynh', ma_phu_huynh, 'ten_phu_huynh', ten_phu_huynh) as "phuHuynh",
       case when ngay_bat_dau <= :today then its_package end as goi_hien_tai,
       case when ngay_bat_dau > :today then its_package end as goi_sap_toi
     from thiet_bi join tre_em using (ma_tre_em, ma_phu_huynh) join phu_huynh using (ma_phu_huynh)
     left join lateral (
       select ngay_bat_dau,
              to_jsonb(present) || jsonb_build_object('thongTinGoi', to_jsonb(goi) - '{mo_ta,phien_ban}'::text[]) as its_package
       from (
         select id, trang_thai, gia, ngay_bat_dau, ngay_ket_thuc, thong_tin_goi_id, phien_ban from goi_dich_vu
         where goi_dich_vu.nguoi_dung_id = thiet_bi.nguoi_dung_id and trang_thai = 'DANG_HOAT_DONG'
           and (ngay_ket_thuc is null or ngay_ket_thuc > :today)
       ) present join goi on goi.id = thong_tin_goi_id
     ) occupied on true
     where nguoi_dung_id = any (:ids)`,
    { today: dateInVietnam(now), ids: found.map(({ nguoi_dung_id }) => nguoi_dung_id) },
  )
  const more = new Map(rows.map((row: { nguoi_dung_id: number }) => [row.nguoi_dung_id, row]))
  return found.map(device => ({ ...device, ...(more.get(device.nguoi_dung_id) as Omit<ListedDevice, keyof Device>) }))
}

function failAsCodeTaken(error: { constraint?: string }): never {
  if (error.constraint === 'thiet_bi_ma_unique') failOnFields({ ma_thiet_bi: 'device_code_taken' })
  throw error
}
