import type { Knex } from 'knex'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { seedChildWithDevice } from '../helpers/family.ts'
import { seedPeople } from '../helpers/people.ts'

export interface Family {
  parent: number
  child: number
  device: number
}

/** Seeds the packages and two families with one child and one device each. */
export async function seedFamilies(db: Knex): Promise<{ mother: Family; stranger: Family }> {
  await seedCatalogue(db)
  const { mother, stranger } = await seedPeople(db)
  return { mother: await seedFamily(db, mother), stranger: await seedFamily(db, stranger) }
}

async function seedFamily(db: Knex, parent: number): Promise<Family> {
  return { parent, ...(await seedChildWithDevice(db, parent, `MAY-${parent}`)) }
}

export function deviceOf(parent: number, child: number, ma_thiet_bi = `MAY-${parent}`) {
  return {
    ma_phu_huynh: parent,
    ma_tre_em: child,
    ten_thiet_bi: 'Máy của An',
    loai_thiet_bi: 'Laptop',
    ma_thiet_bi,
    ngay_tao: new Date(),
  }
}

/** A purchased place of a package, for one device; `more` overrides its columns. */
export async function seedBought(db: Knex, ma_phu_huynh: number, more: object = {}): Promise<number> {
  const [{ id }] = await db('goi_dich_vu')
    .insert({ ma_phu_huynh, thong_tin_goi_id: 3, gia: 390_000, vnp_txn_ref: 'T1', ngay_mua: new Date(), ...more })
    .returning('id')
  return id
}

/** The constraint or column that refuses a statement; null if it succeeds. The transaction stays usable either way. */
export async function refusal(db: Knex, statement: () => PromiseLike<unknown>): Promise<string | null> {
  await db.raw('savepoint tried')
  try {
    await statement()
    return null
  } catch (error) {
    await db.raw('rollback to savepoint tried')
    return (error as { constraint?: string; column?: string }).constraint ?? (error as { column?: string }).column ?? ''
  }
}
