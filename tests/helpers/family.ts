import type { Knex } from 'knex'
import { plantCatalogue } from '../../src/catalogue/index.ts'
import { type Name, people } from './people.ts'

const tables = ['phu_huynh', 'tre_em', 'thiet_bi', 'goi_dich_vu', 'sessions', 'audit_log']

export async function idOf(db: Knex, name: Name): Promise<number> {
  const row = await db('phu_huynh').where({ email_phu_huynh: people[name].email_phu_huynh }).first('ma_phu_huynh')
  return row.ma_phu_huynh
}

/** One row of each thing that a family can own, and the ids of them all. */
export async function plantFamily(db: Knex, name: Name): Promise<number[]> {
  await plantCatalogue(db)
  const ma_phu_huynh = await idOf(db, name)
  const family = { ma_phu_huynh }
  const [child] = await db('tre_em')
    .insert({ ...family, ten_tre: 'Bé An' })
    .returning('ma_tre_em')
  const [device] = await db('thiet_bi')
    .insert({
      ...family,
      ...child,
      ten_thiet_bi: 'Máy của An',
      loai_thiet_bi: 'Laptop',
      ma_thiet_bi: 'TEST-0001',
      ngay_tao: new Date(),
    })
    .returning('nguoi_dung_id')
  const [bought] = await db('goi_dich_vu')
    .insert({ ...family, thong_tin_goi_id: 3, gia: 390_000, ngay_mua: new Date() })
    .returning('id')
  return [ma_phu_huynh, child.ma_tre_em, device.nguoi_dung_id, bought.id]
}

/** Changes when anything a family owns changes. */
export async function checksum(db: Knex): Promise<string> {
  const sums = tables.map(table => `(select md5(string_agg(t::text, ',' order by t::text)) from ${table} t)`)
  const { rows } = await db.raw(`select concat_ws(' ', ${sums.join(', ')}) as sum`)
  return rows[0].sum
}

/** Does something to the database and takes it back, while the transaction around goes on. */
export async function takenBack<T>(db: Knex, work: () => Promise<T>): Promise<T> {
  await db.raw('savepoint before_work')
  try {
    return await work()
  } finally {
    await db.raw('rollback to savepoint before_work')
  }
}
