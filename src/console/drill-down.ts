import { deviceRows } from '../devices/index.ts'
import { childRows } from '../family/index.ts'
import { exportList } from '../kernel/lists/export.ts'
import { readPage } from '../kernel/lists/read.ts'
import type { Listed } from '../kernel/lists/source.ts'
import { devices } from '../shared/device-lists.ts'
import { children } from '../shared/family-lists.ts'
import type { Values } from '../shared/fields.ts'
import { type drillDown, parents } from '../shared/parent-lists.ts'
import { parentRows } from './parent-store.ts'

type DrillDown = Listed & { query: Values<typeof drillDown> }

/** The columns of the two sort orders, by level. */
const sortColumns = {
  parents: { id: 'id', ten: 'ten' },
  children: { id: 'ma_tre_em', ten: 'ten_tre' },
  devices: { id: 'nguoi_dung_id', ten: 'ten_thiet_bi' },
} as const

/** The devices of a child, the children of a parent, or all parents: their ids tell the rows apart. */
export async function pageBelow(given: DrillDown) {
  const { ma_phu_huynh, ma_tre_em } = given.query
  if (ma_tre_em) return readPage(devices, deviceRows, sorted(given, 'devices', { ma_tre_em }))
  if (ma_phu_huynh) return readPage(children, childRows, sorted(given, 'children', { ma_phu_huynh }))
  return readPage(parents, parentRows, sorted(given, 'parents', {}))
}

export async function csvBelow(given: DrillDown) {
  const { ma_phu_huynh, ma_tre_em } = given.query
  if (ma_tre_em) return exportList('/thiet-bi', devices, deviceRows, sorted(given, 'devices', { ma_tre_em }))
  if (ma_phu_huynh) return exportList('/tre-em', children, childRows, sorted(given, 'children', { ma_phu_huynh }))
  return exportList('/phu-huynh', parents, parentRows, sorted(given, 'parents', {}))
}

function sorted(given: DrillDown, level: keyof typeof sortColumns, filter: Record<string, number>): Listed {
  const { ma_phu_huynh: _, ma_tre_em: __, sort, ...paging } = given.query
  const order = sort && { sort: sort.replace(/id|ten/, name => sortColumns[level][name as 'id' | 'ten']) }
  return { ...given, query: { ...paging, ...filter, ...order } }
}
