import type { Knex } from 'knex'
import { inBatches } from '../kernel/in-batches.ts'
import { runPrepared } from '../kernel/prepared.ts'
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

/** Whether the family has an active paid package on that day, which the account menu of every page shows. */
export async function isPremium(db: Knex, ma_phu_huynh: number, today: string): Promise<boolean> {
  return findPremium(db, { ma_phu_huynh, today })
}

/** As sub-selects, the arrays have no known length: else the plan for one seems cheaper, and each request makes it anew. */
const findPremium = inBatches(async (db, asked: { ma_phu_huynh: number; today: string }[]): Promise<boolean[]> => {
  const rows = await runPrepared<{ premium: boolean }>(
    db,
    'premium',
    `select exists (
       select from goi_dang_dung(today) dung join goi on goi.id = dung.thong_tin_goi_id
       where dung.ma_phu_huynh = family and loai_goi = 'TRA_PHI'
     ) as premium
     from unnest((select ?::int[]), (select ?::date[])) with ordinality as asked (family, today, place) order by place`,
    [asked.map(({ ma_phu_huynh }) => ma_phu_huynh), asked.map(({ today }) => today)],
  )
  return rows.map(({ premium }) => premium)
})
