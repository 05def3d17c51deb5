import type { Knex } from 'knex'
import { prepared } from '../kernel/prepared.ts'

export interface Totals {
  phu_huynh: number
  tre_em: number
  thiet_bi: number
  goi: number
}

export async function countAll(db: Knex): Promise<Totals> {
  const [totals] = await prepared<Totals>(
    db,
    'totals',
    `select (select count(*) from phu_huynh) as phu_huynh,
            (select count(*) from tre_em) as tre_em,
            (select count(*) from thiet_bi) as thiet_bi,
            (select count(*) from goi) as goi`,
  )
  return totals!
}

export async function countMigrations(db: Knex): Promise<number> {
  const { rows } = await db.raw('select count(*) as count from knex_migrations').timeout(1_000)
  return rows[0].count
}
