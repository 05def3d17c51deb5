import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { countAll, mergeTotals } from '../../src/console/store.ts'
import { connect } from '../../src/kernel/database.ts'
import { ownDatabase, rolledBack, serverTest } from '../helpers/db.ts'
import { undone } from '../helpers/family.ts'
import { seedFamilies } from './seeded.ts'

/** The true totals, counted row by row. */
async function counted(db: Knex) {
  const { rows } = await db.raw(
    `select (select count(*) from phu_huynh) as phu_huynh, (select count(*) from tre_em) as tre_em,
            (select count(*) from thiet_bi) as thiet_bi, (select count(*) from goi) as goi`,
  )
  return rows[0]
}

const parents = (db: Knex, from: number, to: number) =>
  db.raw(
    `insert into phu_huynh (ten_phu_huynh, email_phu_huynh, sdt, mat_khau, ngay_tao)
     select 'Đông', i || '@dong.vn', '+8497' || (1000000 + i), '$argon2id$x', now()
     from generate_series(?::int, ?::int) i on conflict do nothing`,
    [from, to],
  )

test('the totals are exact after every kind of insert, delete and rollback', () =>
  rolledBack(async db => {
    const { mother, stranger } = await seedFamilies(db)
    const check = async (what: string) => assert.equal(await countAll(db), await counted(db), what)
    await check('seeded')
    await parents(db, 1, 500)
    await check('many in one statement')
    await parents(db, 400, 600)
    await check('some of which exist already')
    await undone(db, () => parents(db, 700, 800))
    await check('rolled back')
    await db('phu_huynh').where({ ma_phu_huynh: mother.parent }).delete()
    await check('a parent, with the family')
    await db('tre_em').where({ ma_tre_em: stranger.child }).delete()
    await check('a child, with the devices')
    await db('phu_huynh').where('email_phu_huynh', 'like', '1%@dong.vn').delete()
    await db('goi').insert({ ten: 'Gói thử', loai_goi: 'MIEN_PHI', gia: 0 })
    await check('others')
    const before = await db('totals')
    await mergeTotals(db)
    await check('merged')
    assert.ok((await db('totals')).length < before.length)
    await db.raw('truncate thiet_bi cascade')
    await db('phu_huynh').delete()
    await check('emptied')
    assert.equal((await countAll(db)).phu_huynh, 0)
  }))

test('reading the totals does not read the tables that they count', () =>
  rolledBack(async db => {
    const asked: string[] = []
    db.on('query', ({ sql }) => asked.push(sql))
    await countAll(db)
    assert.is(asked.length, 1)
    const { rows } = await db.raw(`explain (format json) ${asked[0]}`)
    const relations = JSON.stringify(rows).match(/(?<="Relation Name": ?")[^"]+/g)
    assert.equal([...new Set(relations)], ['totals'])
  }))

serverTest(test, 'the totals stay exact under parallel inserts, deletes, rollbacks and merges', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 10)
    const writer = async (n: number) => {
      for (let round = 0; round < 15; round++) {
        const from = n * 10_000 + round * 10
        await parents(db, from, from + 9)
        if (round % 3 === 0)
          await db('phu_huynh')
            .where({ email_phu_huynh: `${from}@dong.vn` })
            .delete()
        const tx = await db.transaction()
        await parents(tx, from + 5_000, from + 5_009)
        await tx[round % 2 ? 'rollback' : 'commit']()
        if (round % 4 === 0) await mergeTotals(db)
      }
    }
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(writer))
    assert.equal(await countAll(db), await counted(db))
    await Promise.all([mergeTotals(db), mergeTotals(db), mergeTotals(db)])
    await mergeTotals(db)
    assert.equal(await countAll(db), await counted(db))
    assert.is((await db('totals').where({ what: 'phu_huynh' })).length, 1)
    await db.destroy()
  }),
)

serverTest(test, 'parallel registrations do not wait for each other’s totals', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 40)
    // More than any fixed number of counter rows could separate.
    const open = await Promise.all(Array.from({ length: 30 }, () => db.transaction()))
    for (const [n, tx] of open.entries()) {
      await tx.raw("set local lock_timeout = '300ms'")
      await parents(tx, n, n)
    }
    await mergeTotals(db)
    await Promise.all(open.map(tx => tx.commit()))
    assert.equal((await countAll(db)).phu_huynh, 30)
    await db.destroy()
  }),
)

test.run()
