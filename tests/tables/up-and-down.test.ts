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

const names = readdirSync(migrations).sort()
/** The last of the first migrations, which create the tables: undoing those loses rows. */
const first = '20261121095000_codes.ts'

async function withOwn(work: (db: Knex) => Promise<void>): Promise<void> {
  await withDatabase(async url => {
    const { database } = readConfig({ DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) })
    const { db, close } = await openDatabase(database)
    try {
      await migrate(db, migrations)
      await work(db)
    } finally {
      await close()
    }
  })
}

/**
 * All rows, except the bookkeeping of migrations and totals, and translations, which are fetched again. The audit log
 * is read without `subject_kind`, a later column.
 */
async function rowsOf(db: Knex): Promise<string[]> {
  return (await dump(db))
    .split('\n')
    .filter(line => !/^(knex_|totals |translat|seeds .*translations)/.test(line))
    .map(line => line.replace(/"subject_kind":"\w+"/, ''))
    .sort()
}

/** Deletes the orders, because the migration of orders cannot be rolled back while one is paid. */
async function withoutOrders(db: Knex): Promise<void> {
  await db.raw('truncate orders cascade')
  await db.raw('update goi_dich_vu set place = null')
}

test('every migration after the first ones goes down and up again with demo data and loses no row', () =>
  withOwn(async db => {
    await seedCatalogue(db)
    await seedDemo(db, new Date())
    await withoutOrders(db)
    const [rows, totals] = [await rowsOf(db), await countAll(db)]
    for (const name of names.filter(each => each > first).reverse()) {
      const undone = await migrateDown(db, migrations)
      assert.is(basename(String(undone[0])), name)
    }
    await migrate(db, migrations)
    assert.equal(await rowsOf(db), rows)
    assert.equal(await countAll(db), totals)
    assert.is(totals.phu_huynh, 63)
  }))

test('a migration refuses to go down if it would lose purchases of a deleted parent', () =>
  withOwn(async db => {
    await seedCatalogue(db)
    await seedDemo(db, new Date())
    await withoutOrders(db)
    await db('phu_huynh').where({ email_phu_huynh: 'hanh@example.vn' }).delete()
    const rows = await rowsOf(db)
    const undoAll = async () => {
      for (const _ of names) await migrateDown(db, migrations)
    }
    assert.match(
      await undoAll().catch(error => error.message),
      /"ma_phu_huynh" of relation "goi_dich_vu" contains null/,
    )
    await migrate(db, migrations)
    assert.equal(await rowsOf(db), rows)
  }))

test('all migrations go down to nothing and up again', () =>
  withOwn(async db => {
    for (const _ of names) await migrateDown(db, migrations)
    const left = await db('pg_tables').where({ schemaname: 'public' }).whereNot('tablename', 'like', 'knex_%')
    assert.equal(left, [])
    assert.is((await migrate(db, migrations)).length, names.length)
  }))

test.run()
