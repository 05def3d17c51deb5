import type { Knex } from 'knex'
import { type Belongings, countBelongings } from '../accounts/index.ts'
import { listOfDevices, type PlaceOfDevice } from '../billing/index.ts'
import { type Device, deviceColumns, findDevice } from '../devices/index.ts'
import { type Child, childColumns, findChild } from '../family/index.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { type ListedParent, listParents } from './parent-store.ts'

type WithPackages<D> = D & { goiDichVuList: PlaceOfDevice[] }

type Family = ListedParent &
  Belongings & {
    treEmList: (Child & { thietBiList: WithPackages<Device>[] })[]
  }

/** A parent with all children, devices and packages, in a fixed number of queries. */
export async function findFamily(db: Knex, ma_phu_huynh: number, today: string): Promise<Family | undefined> {
  const [parent] = await listParents(db, [ma_phu_huynh], today)
  if (!parent) return undefined
  const belongings = await countBelongings(db, ma_phu_huynh, today)
  const children: Child[] = await db('tre_em').where({ ma_phu_huynh }).orderBy('ma_tre_em').select(childColumns)
  const ofChild = Map.groupBy(await devicesOf(db, { ma_phu_huynh }, today), ({ ma_tre_em }) => ma_tre_em)
  const treEmList = children.map(child => ({ ...child, thietBiList: ofChild.get(child.ma_tre_em) ?? [] }))
  return { ...parent, ...belongings, treEmList }
}

export async function findChildWithDevices(db: Knex, ma_tre_em: number, now: Date) {
  const child = await findChild(db, ma_tre_em)
  return child && { ...child, thietBiList: await devicesOf(db, { ma_tre_em }, dateInVietnam(now)) }
}

export async function findDeviceWithPackages(db: Knex, nguoi_dung_id: number, now: Date) {
  const device = await findDevice(db, nguoi_dung_id, now)
  return device && (await withPackages(db, [device], dateInVietnam(now)))[0]
}

async function devicesOf(db: Knex, whose: { ma_phu_huynh: number } | { ma_tre_em: number }, today: string) {
  const devices: Device[] = await db('thiet_bi').where(whose).orderBy('nguoi_dung_id').select(deviceColumns)
  return withPackages(db, devices, today)
}

async function withPackages<D extends Device>(db: Knex, devices: D[], today: string): Promise<WithPackages<D>[]> {
  const ids = devices.map(({ nguoi_dung_id }) => nguoi_dung_id)
  const onDevice = Map.groupBy(await listOfDevices(db, ids, today), ({ nguoi_dung_id }) => nguoi_dung_id)
  return devices.map(device => ({ ...device, goiDichVuList: onDevice.get(device.nguoi_dung_id) ?? [] }))
}
