import type { Knex } from 'knex'
import { insertPlace } from '../../src/billing/index.ts'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { insertDevice } from '../../src/devices/index.ts'
import { insertChild } from '../../src/family/index.ts'
import { type Name, people } from './people.ts'

const tables = [
  'phu_huynh',
  'tre_em',
  'thiet_bi',
  'goi_dich_vu',
  'sessions',
  'audit_log',
  'orders',
  'refunds',
  'notices',
]

export async function idOf(db: Knex, name: Name): Promise<number> {
  const row = await db('phu_huynh').where({ email_phu_huynh: people[name].email_phu_huynh }).first('ma_phu_huynh')
  return row.ma_phu_huynh
}

/** Seeds one row of each thing that a family can own, and returns all their ids. */
export async function seedFamily(db: Knex, name: Name): Promise<number[]> {
  await seedCatalogue(db)
  const ma_phu_huynh = await idOf(db, name)
  const { child, device } = await seedChildWithDevice(db, ma_phu_huynh, 'TEST-0001')
  const bought = await insertPlace(db, {
    ma_phu_huynh,
    thong_tin_goi_id: 3,
    gia: 390_000,
    ngay_mua: new Date(),
  })
  return [ma_phu_huynh, child, device, bought]
}

export async function seedChildWithDevice(db: Knex, ma_phu_huynh: number, ma_thiet_bi: string) {
  const child = await insertChild(db, { ma_phu_huynh, ten_tre: 'Bé An' })
  const device = await insertDevice(db, {
    ma_phu_huynh,
    ma_tre_em: child,
    ten_thiet_bi: 'Máy của An',
    loai_thiet_bi: 'Laptop',
    ma_thiet_bi,
    ngay_tao: new Date(),
  })
  return { child, device }
}

/** Changes when anything a family owns changes. */
export async function checksum(db: Knex): Promise<string> {
  const sums = tables.map(table => `(select md5(string_agg(t::text, ',' order by t::text)) from ${table} t)`)
  const { rows } = await db.raw(`select concat_ws(' ', ${sums.join(', ')}) as sum`)
  return rows[0].sum
}

/** Runs `work` and rolls it back to a savepoint; the surrounding transaction goes on. */
export async function undone<T>(db: Knex, work: () => Promise<T>): Promise<T> {
  await db.raw('savepoint before_work')
  try {
    return await work()
  } finally {
    await db.raw('rollback to savepoint before_work')
  }
}
