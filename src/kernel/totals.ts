import type { Knex } from 'knex'
import { prepared } from './prepared.ts'

/** All rows of a table, as the sum of the changes that its triggers record: exact, without reading the table. */
export async function totalOf(db: Knex, table: 'tre_em' | 'thiet_bi'): Promise<number> {
  const [sum] = await prepared<{ total: number | null }>(
    db,
    'total of a table',
    'select sum(change) as total from totals where what = ?',
    [table],
  )
  return sum?.total ?? 0
}
