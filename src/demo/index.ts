import type { Knex } from 'knex'
import { hashPassword, initEscrow, insertPerson, isEscrowOn, sealFor } from '../accounts/index.ts'
import { withoutTimeouts } from '../kernel/database.ts'
import { seedOnce } from '../kernel/seeds.ts'
import { createIndexes, dropIndexes } from './indexes-store.ts'
import { seedMother } from './mother.ts'
import { analyzeTables, insertCrowd, listDemoParents } from './store.ts'

export const demoSignIns = [
  { who: 'Admin', phone: '0901000001', password: 'Admin@123' },
  { who: 'Parent', phone: '0901000002', password: 'Parent@123' },
  { who: 'New parent', phone: '0901000003', password: 'Parent@123' },
]
/** The verification password of a demo database. */
const verificationPassword = 'Reveal@123'
const crowdByDefault = 60
const crowdAtOnce = 20_000

/** Seeds the demo accounts, once per database. Never in production: their passwords are public. */
export async function seedDemo(db: Knex, now: Date): Promise<boolean> {
  return seedOnce(db, 'demo', async tx => {
    const admin = await hashPassword('Admin@123')
    const parent = await hashPassword('Parent@123')
    await insertPerson(tx, {
      ten_phu_huynh: 'Quản trị An Nhi',
      email_phu_huynh: 'quantri@example.vn',
      sdt: '+84901000001',
      mat_khau: admin,
      la_admin: true,
      ngay_tao: now,
    })
    await seedMother(tx, parent, now)
    await insertPerson(tx, {
      ten_phu_huynh: 'Lê Thu Thảo',
      email_phu_huynh: 'thuthao@example.vn',
      sdt: '+84901000003',
      mat_khau: parent,
      la_admin: false,
      ngay_tao: now,
    })
    await insertCrowd(tx, { from: 1, to: crowdByDefault, mat_khau: parent, now })
    if (await isEscrowOn(tx)) return
    await initEscrow(tx, verificationPassword, now)
    for (const ma_phu_huynh of await listDemoParents(tx, parent))
      await sealFor(tx, { ma_phu_huynh, la_admin: false }, 'Parent@123')
  })
}

/**
 * Seeds enough families to benchmark lists and searches, all or none. Creating the indexes once takes less time than
 * filling them row by row; meanwhile nobody else can read the tables.
 */
export async function growCrowd(
  db: Knex,
  { parents, now }: { parents: number; now: Date },
  onProgress: (done: number) => void,
): Promise<void> {
  const mat_khau = await hashPassword('Parent@123')
  const grow = async (tx: Knex) => {
    const indexes = parents > crowdAtOnce ? await dropIndexes(tx) : []
    for (let from = 1; from <= parents; from += crowdAtOnce) {
      const to = Math.min(parents, from + crowdAtOnce - 1)
      await insertCrowd(tx, { from, to, mat_khau, now })
      onProgress(to)
    }
    await createIndexes(tx, indexes)
  }
  await withoutTimeouts(db, grow, analyzeTables)
}
