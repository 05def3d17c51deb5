import type { Knex } from 'knex'
import { type Belongings, countBelongings } from '../accounts/index.ts'
import { type Device, deviceColumns } from '../devices/index.ts'
import { type Child, childColumns } from '../family/index.ts'
import { type ListedParent, listParents } from './parent-store.ts'

type Family = ListedParent &
  Belongings & {
    treEmList: (Child & { thietBiList: Device[] })[]
  }

/** A parent with all children and devices, in a fixed number of queries. */
export async function findFamily(db: Knex, ma_phu_huynh: number, today: string): Promise<Family | undefined> {
  const [parent] = await listParents(db, [ma_phu_huynh], today)
  if (!parent) return undefined
  const belongings = await countBelongings(db, ma_phu_huynh, today)
  const children: Child[] = await db('tre_em').where({ ma_phu_huynh }).orderBy('ma_tre_em').select(childColumns)
  const devices: Device[] = await db('thiet_bi').where({ ma_phu_huynh }).orderBy('nguoi_dung_id').select(deviceColumns)
  const ofChild = Map.groupBy(devices, ({ ma_tre_em }) => ma_tre_em)
  const treEmList = children.map(child => ({ ...child, thietBiList: ofChild.get(child.ma_tre_em) ?? [] }))
  return { ...parent, ...belongings, treEmList }
}
