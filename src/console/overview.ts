import { dealingsOf } from '../billing/index.ts'
import { listDevicesOfFamily } from '../devices/index.ts'
import { childRows } from '../family/index.ts'
import { fail } from '../kernel/failure.ts'
import { readRows } from '../kernel/lists/rows-of-page.ts'
import type { Listed } from '../kernel/lists/source.ts'
import { auditLog } from '../shared/console-lists.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { familyLimits } from '../shared/family-fields.ts'
import { children } from '../shared/family-lists.ts'
import { auditEntries } from './audit-store.ts'
import { listParents } from './parent-store.ts'

const entriesShown = 10

/** A parent with the whole family, and the newest of what was bought, paid back, sent and done by admins. */
export async function readOverview(given: Listed) {
  const { db, id, now } = given
  const [phu_huynh] = await listParents(db, [id], dateInVietnam(now))
  if (!phu_huynh) fail('not_found')
  const family = { ma_phu_huynh: id, limit: familyLimits.children, sort: 'ma_tre_em' }
  const [found, devices, dealings, nhat_ky] = await Promise.all([
    readRows(children, childRows, { ...given, query: family }),
    listDevicesOfFamily(db, id, given),
    dealingsOf(given),
    readRows(auditLog, auditEntries, { ...given, query: { gia_dinh: id, limit: entriesShown } as Listed['query'] }),
  ])
  const ofChild = Map.groupBy(devices, ({ ma_tre_em }) => ma_tre_em)
  const treEmList = found.rows.map(child => ({ ...child, thietBiList: ofChild.get(child.ma_tre_em) ?? [] }))
  return { phu_huynh, treEmList, ...dealings, nhat_ky }
}
