import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createRandom } from '../../scripts/test/random.ts'
import { countParents } from '../../src/console/counters-store.ts'
import { parentRows } from '../../src/console/parent-store.ts'
import { isPremium } from '../../src/console/store.ts'
import { connect } from '../../src/kernel/database.ts'
import { readPage } from '../../src/kernel/lists/read.ts'
import { parents as list } from '../../src/shared/parent-lists.ts'
import { ownDatabase, rolledBack, serverTest } from '../helpers/db.ts'
import { undone } from '../helpers/family.ts'
import { deviceOf, seedFamilies } from './seeded.ts'

/** The parents with a paid package in use on the day, by the definition alone. */
async function premiumOn(db: Knex, day: string): Promise<number[]> {
  const { rows } = await db.raw(
    `select distinct ma_phu_huynh from goi_dich_vu join goi on goi.id = thong_tin_goi_id
     where trang_thai = 'DANG_HOAT_DONG' and loai_goi = 'TRA_PHI' and ngay_bat_dau <= :day
       and (ngay_ket_thuc is null or ngay_ket_thuc > :day) order by 1`,
    { day },
  )
  return rows.map((row: { ma_phu_huynh: number }) => row.ma_phu_huynh)
}

async function listedOn(db: Knex, day: string, loai: string, sort: string): Promise<number[]> {
  const given = { db, now: new Date(`${day}T05:00:00Z`), query: { loai, sort, limit: 100 } }
  const { data, pagination } = await readPage(list, parentRows, given as never)
  assert.is(pagination!.total, data.length)
  return data.map(({ ma_phu_huynh }) => ma_phu_huynh).toSorted((a, b) => a - b)
}

async function check(db: Knex, day: string, why: string): Promise<void> {
  const premium = await premiumOn(db, day)
  const all: number[] = await db('phu_huynh').orderBy('ma_phu_huynh').pluck('ma_phu_huynh')
  const free = all.filter(id => !premium.includes(id))
  const sort = list.sorts[why.length % list.sorts.length]!
  assert.equal(await listedOn(db, day, 'PREMIUM', sort), premium, why)
  assert.equal(await listedOn(db, day, 'FREE', `-${sort}`), free, why)
  assert.equal(await countParents(db, day), { tat_ca: all.length, premium: premium.length, quan_tri: 1 }, why)
  const asked = all.slice(0, 4)
  assert.equal(
    await Promise.all(asked.map(id => isPremium(db, id, day))),
    asked.map(id => premium.includes(id)),
    why,
  )
}

async function seedDevices(db: Knex): Promise<void> {
  const { mother, stranger } = await seedFamilies(db)
  for (const { parent, child } of [mother, stranger])
    for (const n of [2, 3]) await db('thiet_bi').insert(deviceOf(parent, child, `MAY-${parent}-${n}`))
  const one = await db('phu_huynh')
    .insert({ ten_phu_huynh: 'Mai', email_phu_huynh: 'mai@test', mat_khau: '$argon2id$', ngay_tao: new Date() })
    .returning('ma_phu_huynh')
  await db('goi_dich_vu').insert({ ...bought(one[0].ma_phu_huynh, 3), trang_thai: 'CHUA_GAN' })
}

const bought = (ma_phu_huynh: number, thong_tin_goi_id: number) => ({
  ma_phu_huynh,
  thong_tin_goi_id,
  gia: 0,
  ngay_mua: new Date(),
})

test('who is Premium is exact on every day after any changes', async () => {
  const seed = Date.now() % 1_000_000
  const { below: random } = createRandom(seed)
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
  const oneOf = async (db: Knex, table: string, key: string) => {
    const keys: number[] = await db(table).orderBy(key).pluck(key)
    return keys[random(keys.length)]
  }
  const put = async (db: Knex) => {
    const device = await db('thiet_bi')
      .where({ nguoi_dung_id: await oneOf(db, 'thiet_bi', 'nguoi_dung_id') })
      .first()
    const begins = random(40)
    await db('goi_dich_vu')
      .where({ nguoi_dung_id: device.nguoi_dung_id, trang_thai: 'DANG_HOAT_DONG' })
      .update({ trang_thai: random(2) ? 'HUY' : 'HET_HAN' })
    await db('goi_dich_vu').insert({
      ...bought(device.ma_phu_huynh, random(3) ? 3 : 8),
      nguoi_dung_id: device.nguoi_dung_id,
      trang_thai: 'DANG_HOAT_DONG',
      ngay_bat_dau: day(begins),
      ngay_ket_thuc: random(4) ? day(begins + 1 + random(30)) : null,
    })
  }
  const changes: Record<string, (db: Knex) => Promise<unknown>> = {
    put,
    putMore: put,
    move: async db => {
      const begins = random(40)
      const moved = { ngay_bat_dau: day(begins), ngay_ket_thuc: day(begins + 1 + random(9)) }
      await db('goi_dich_vu')
        .where({ id: (await oneOf(db, 'goi_dich_vu', 'id')) ?? 0 })
        .update(moved)
    },
    expire: db =>
      db('goi_dich_vu')
        .where('ngay_ket_thuc', '<=', day(random(40)))
        .update({ trang_thai: 'HET_HAN' }),
    changePackage: async db => {
      const id = (await oneOf(db, 'goi_dich_vu', 'id')) ?? 0
      await db('goi_dich_vu')
        .where({ id })
        .update({ thong_tin_goi_id: random(2) ? 3 : 8 })
    },
    forget: async db =>
      db('goi_dich_vu')
        .where({ id: (await oneOf(db, 'goi_dich_vu', 'id')) ?? 0 })
        .delete(),
    takeBack: db => undone(db, () => put(db)),
    changeType: db =>
      db('goi')
        .where({ id: 8 })
        .update({ loai_goi: random(2) ? 'TRA_PHI' : 'MIEN_PHI' }),
    deleteDevice: async db =>
      random(4) === 0 &&
      db('thiet_bi')
        .where({ nguoi_dung_id: await oneOf(db, 'thiet_bi', 'nguoi_dung_id') })
        .delete(),
  }
  await rolledBack(async db => {
    await seedDevices(db)
    for (let round = 0; round < 60 && (await db('thiet_bi').first()); round++) {
      const name = Object.keys(changes)[random(Object.keys(changes).length)]!
      await changes[name]!(db)
      await check(db, day(random(60)), `seed ${seed}, round ${round}, ${name}`)
    }
    const { ma_phu_huynh } = await db('phu_huynh').orderBy('ma_phu_huynh').first()
    await db('phu_huynh').where({ ma_phu_huynh }).delete()
    await check(db, day(20), `seed ${seed}, a parent is deleted`)
    await db.raw('truncate goi_dich_vu cascade')
    await check(db, day(20), `seed ${seed}, nothing is left`)
  })
})

serverTest(test, 'changes of one family at the same moment, without its lock, do not miss each other', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 10)
    await seedDevices(db)
    const devices = await db('thiet_bi').orderBy('nguoi_dung_id')
    const { ma_phu_huynh } = devices[0]
    const own = devices.filter(device => device.ma_phu_huynh === ma_phu_huynh)
    const active = { trang_thai: 'DANG_HOAT_DONG', ngay_bat_dau: '2026-01-01' }
    for (let round = 0; round < 10; round++) {
      await Promise.all(
        own.map(async ({ nguoi_dung_id }, n) => {
          const at = { ma_phu_huynh, nguoi_dung_id, trang_thai: 'DANG_HOAT_DONG' }
          if (await db('goi_dich_vu').where(at).first()) await db('goi_dich_vu').where(at).update({ trang_thai: 'HUY' })
          else if ((round + n) % 3)
            await db('goi_dich_vu').insert({ ...bought(ma_phu_huynh, 3), nguoi_dung_id, ...active })
        }),
      )
      await check(db, '2026-01-02', `round ${round}`)
    }
    await db.destroy()
  }),
)

test.run()
