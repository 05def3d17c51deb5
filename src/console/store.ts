import type { Knex } from 'knex'
import { sumTotals } from '../kernel/totals.ts'

const counted = ['phu_huynh', 'tre_em', 'thiet_bi', 'goi'] as const
type Totals = Record<(typeof counted)[number], number>

export async function countAll(db: Knex): Promise<Totals> {
  const totals = await sumTotals(db)
  return Object.fromEntries(counted.map(what => [what, totals[what] ?? 0])) as Totals
}

/** Merges the recorded changes, so that there are few rows to sum. Skips rows that another process is merging. */
export async function mergeTotals(db: Knex): Promise<number> {
  const { rows } = await db.raw(
    `with deleted as (
       delete from totals where id in (select id from totals for update skip locked) returning what, change
     ), merged as (
       insert into totals (what, change) select what, sum(change) from deleted group by what
     )
     select count(*) as folded from deleted`,
  )
  return rows[0].folded
}
