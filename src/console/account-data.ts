import { audit } from '../kernel/audit.ts'
import type { Caller, Services } from '../kernel/given.ts'
import { count } from '../kernel/limits.ts'
import { reply } from '../kernel/reply.ts'
import { zippedTables } from '../kernel/zipped-tables.ts'
import { dateInVietnam } from '../shared/dates.ts'
import { accountColumns, findAccountData } from './account-data-store.ts'

type Exporting = Services & { caller: Caller; now: Date }

const hourly = 30

/** Counted, because it reads all that is kept about an account. */
export async function countExport(services: Exporting): Promise<void> {
  const key = `account export:${services.caller.person!.ma_phu_huynh}`
  await count(services, [{ key, most: hourly, seconds: 3_600 }])
}

/** As data, or as a zip with a CSV of each kind. It is recorded before it is read. */
export async function exportAccount(given: Exporting & { id: number }, format: 'json' | 'csv' = 'json') {
  const { db, id, now } = given
  await audit({ ...given, tx: db }, { action: 'account_exported', kind: 'phu_huynh', subject: id, detail: { format } })
  const found = await findAccountData(db, id)
  const data = { exported_at: now, ...found }
  if (format === 'json') return reply({ data })
  const kinds = Object.keys(accountColumns) as (keyof typeof accountColumns)[]
  const bytes = await zippedTables(kinds.map(kind => [kind, accountColumns[kind], found[kind]]))
  return reply({ data, zip: { name: `an-nhi-${id}-${dateInVietnam(now)}`, bytes } })
}
