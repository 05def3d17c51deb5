import type { Knex } from 'knex'
import type { Known } from './values.ts'

const perColumn = 6

/** What stands in the database, by the name of a column, also with its table: `goi.id`. Hashes are left out. */
export async function readKnown(db: Knex, more: Record<string, readonly unknown[]> = {}): Promise<Known> {
  const { rows } = await db.raw(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type <> 'bytea' and column_name <> 'mat_khau'
    order by table_name, ordinal_position`)
  const found = new Map<string, unknown[]>()
  for (const { table, column } of rows) {
    const values = await db.raw(
      `select distinct on (1) to_jsonb(??)::text as value from ?? where ?? is not null order by 1 limit ${perColumn}`,
      [column, table, column],
    )
    const read = values.rows.map(({ value }: { value: string }) => JSON.parse(value))
    for (const name of [column, `${table}.${column}`]) found.set(name, [...(found.get(name) ?? []), ...read])
  }
  const alias: Record<string, string> = {
    phu_huynh_id: 'phu_huynh.ma_phu_huynh',
    goi_dich_vu_id: 'goi_dich_vu.id',
    thong_tin_goi_id: 'goi.id',
    gia_da_xem: 'goi.gia',
    so_thiet_bi_da_xem: 'goi.so_thiet_bi',
    thoi_han_da_xem: 'goi.thoi_han_thang',
    check: 'pairings.check_digits',
    chon: 'id',
  }
  return name => more[name] ?? found.get(alias[name] ?? name) ?? []
}
