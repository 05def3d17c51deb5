import { failUnlessConfirmed } from '../accounts/index.ts'
import { listChildren } from '../family/index.ts'
import type { Caller, Services } from '../kernel/given.ts'
import { count } from '../kernel/limits.ts'
import { reply } from '../kernel/reply.ts'
import { type Table, zippedTables } from '../kernel/zipped-tables.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { findKept, keptColumns } from './export-store.ts'
import { everyDay, findEveryHour } from './use/index.ts'

type Exporting = Services & { caller: Caller; now: Date }

const hourly = 10

/** Counted, because it reads all that is kept of a family. */
export async function countExport(services: Exporting): Promise<void> {
  await failUnlessConfirmed(services)
  const key = `export:${services.caller.person!.ma_phu_huynh}`
  await count(services, [{ key, most: hourly, seconds: 3_600 }])
}

/** All that is kept of the children: as data, or as a zip with a CSV of each kind. */
export async function exportAll({ db, caller, now }: Exporting, format: 'json' | 'csv' = 'json') {
  const { ma_phu_huynh } = caller.person!
  const children = (await listChildren(db, ma_phu_huynh)).map(({ ma_tre_em, ten_tre }) => ({ ma_tre_em, ten: ten_tre }))
  const usage = await everyDay(db, ma_phu_huynh)
  const history = await findEveryHour(db, ma_phu_huynh, dateInVietnam(now))
  const kept = await findKept(db, ma_phu_huynh)
  const data = { exported_at: now, children, ...kept, usage, history }
  if (format === 'json') return reply({ data })
  const kinds = Object.keys(keptColumns) as (keyof typeof keptColumns)[]
  const tables: Table[] = [
    ['children', ['ma_tre_em', 'ten'], children],
    ...kinds.map((kind): Table => [kind, keptColumns[kind], kept[kind]]),
    ['usage', ['ma_tre_em', 'nguoi_dung_id', 'day', 'used', 'minutes'], usage],
    ['usage-items', ['ma_tre_em', 'nguoi_dung_id', 'day', 'kind', 'name', 'seconds'], spread(usage)],
    [
      'history',
      ['ma_tre_em', 'nguoi_dung_id', 'hour', 'minute', 'kind', 'name', 'seconds', 'blocked'],
      spread(history),
    ],
  ]
  return reply({ data, zip: { name: `an-nhi-${dateInVietnam(now)}`, bytes: await zippedTables(tables) } })
}

/** A line for each item. */
function spread(rows: { items: object[] }[]): object[] {
  return rows.flatMap(({ items, ...row }) => items.map(item => ({ ...row, ...item })))
}
