import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { countAll } from '../../src/console/store.ts'
import { seedDemo } from '../../src/demo/index.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { openDatabase } from '../../src/kernel/database.ts'
import { migrate, migrateDown } from '../../src/kernel/migrate.ts'
import { migrations } from '../helpers/db.ts'
import { dump } from '../helpers/dump.ts'
import { withDatabase } from '../helpers/process.ts'

const names = readdirSync(migrations)
  .filter(name => name.endsWith('.ts'))
  .sort()
/** The last of the first migrations, which create the tables: undoing those loses rows. */
const first = '20261123091400_partners.ts'

async function withDemo(work: (db: Knex) => Promise<void>): Promise<void> {
  await withDatabase(async url => {
    const { database } = readConfig({ DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) })
    const { db, close } = await openDatabase(database)
    try {
      await migrate(db, migrations)
      await seedCatalogue(db)
      await seedDemo(db, new Date())
      await work(db)
    } finally {
      await close()
    }
  })
}

/** All rows, except the bookkeeping of migrations and totals, and translations, which are fetched again. */
async function rowsOf(db: Knex): Promise<string[]> {
  return (await dump(db))
    .split('\n')
    .filter(line => !/^(knex_|totals |translat|seeds .*translations)/.test(line))
    .sort()
}

test('every migration after the first ones goes down and up again with demo data and loses no row', () =>
  withDemo(async db => {
    const [before, totals] = [await rowsOf(db), await countAll(db)]
    for (const name of names.filter(each => each > first).reverse()) {
      const undone = await migrateDown(db, migrations)
      assert.is(basename(String(undone[0])), name)
    }
    // what stood in a table that a later migration makes went with it
    const kept = new Set(await db('information_schema.tables').where({ table_schema: 'public' }).pluck('table_name'))
    const ofKept = (rows: string[]) => rows.filter(row => kept.has(row.slice(0, row.indexOf(' '))))
    await migrate(db, migrations)
    assert.equal(ofKept(await rowsOf(db)), ofKept(before))
    assert.ok(ofKept(before).length > 100)
    assert.equal(await countAll(db), totals)
    assert.is(totals.phu_huynh, 63)
  }))

test('the first migrations go down to nothing and up again, but refuse to lose what was paid', () =>
  withDemo(async db => {
    const [paid] = await db('orders').where({ trang_thai: 'paid' })
    const term = { purchase: paid.vnp_txn_ref, period: '2027-01-01', renewed_from: '2027-01-01' }
    await db('renewals').insert({
      ...term,
      opened_at: new Date(),
      paid_order_id: paid.id,
      announced_amount: 1,
      announced_places: 1,
    })
    const { ma_phu_huynh, so_tien } = paid
    const sent = { order_id: paid.id, ma_phu_huynh, so_tien, ly_do: '', trang_thai: 'refunded' }
    await db('refunds').insert({ ...sent, ngay_tao: new Date(), decided_at: new Date() })
    for (const [table, loss] of [
      ['refunds', 'money that was sent back'],
      ['renewals', 'renewals that were paid'],
      ['orders', 'orders that were paid'],
      ['goi_dich_vu', 'packages that parents bought'],
    ] as const) {
      assert.match(await undoAll(db).catch(error => error.message), loss)
      await db(table).delete()
    }
    await undoAll(db)
    const left = await db('pg_tables').where({ schemaname: 'public' }).whereNot('tablename', 'like', 'knex_%')
    assert.equal(left, [])
    assert.is((await migrate(db, migrations)).length, names.length)
  }))

async function undoAll(db: Knex): Promise<void> {
  while ((await migrateDown(db, migrations)).length > 0);
}

test.run()
