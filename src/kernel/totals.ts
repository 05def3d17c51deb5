import type { Knex } from 'knex'
import { runPrepared } from './prepared.ts'

/** A table, or a table and a value of the column that its triggers count. */
type Counted = 'phu_huynh' | 'tre_em' | 'thiet_bi' | 'goi' | `${'phu_huynh' | 'tre_em' | 'goi_dich_vu'}:${string}`

/** All totals, as sums of the changes that triggers record: exact, without counting the tables. */
export async function sumTotals(db: Knex): Promise<Partial<Record<Counted, number>>> {
  const sums = await runPrepared<{ what: Counted; total: number }>(
    db,
    'totals',
    'select what, sum(change) as total from totals group by what',
  )
  return Object.fromEntries(sums.map(({ what, total }) => [what, total]))
}
