import type { Knex } from 'knex'
import { type Belongings, countBelongings } from '../accounts/index.ts'
import { childColumns } from '../family/index.ts'
import type { CalendarDate } from '../shared/dates.ts'
import { type ListedParent, listParents } from './parent-store.ts'

interface Device {
  nguoi_dung_id: number
  ma_tre_em: number
  ten_thiet_bi: string
  loai_thiet_bi: 'Laptop' | 'Desktop' | 'Tablet' | 'Mobile'
  ma_thiet_bi: string
  ngay_tao: Date
  phien_ban: number
}

interface Child {
  ma_tre_em: number
  ma_phu_huynh: number
  ten_tre: string
  lop: number | null
  gioi_tinh: 'Nam' | 'Nữ' | 'Khác' | null
  truong: string | null
  ngay_sinh: CalendarDate | null
  email_tre_em: string | null
  phien_ban: number
}

type Family = ListedParent &
  Belongings & {
    treEmList: (Child & { thietBiList: Device[] })[]
  }

/** A parent with all children and devices, in a fixed number of queries. */
export async function findFamily(db: Knex, ma_phu_huynh: number, today: string): Promise<Family | undefined> {
  const [parent] = await listParents(db, [ma_phu_huynh], today)
  if (!parent) return undefined
  const belongings = await countBelongings(db, ma_phu_huynh, today)
  const children: Child[] = await db('tre_em').select(childColumns).where({ ma_phu_huynh }).orderBy('ma_tre_em')
  const devices: Device[] = await db('thiet_bi')
    .where({ ma_phu_huynh })
    .orderBy('nguoi_dung_id')
    .select('nguoi_dung_id', 'ma_tre_em', 'ten_thiet_bi', 'loai_thiet_bi', 'ma_thiet_bi', 'ngay_tao', 'phien_ban')
  const ofChild = Map.groupBy(devices, ({ ma_tre_em }) => ma_tre_em)
  const treEmList = children.map(child => ({ ...child, thietBiList: ofChild.get(child.ma_tre_em) ?? [] }))
  return { ...parent, ...belongings, treEmList }
}
