import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { growCrowd } from '../../src/demo/index.ts'
import { createIndexes, dropIndexes } from '../../src/demo/indexes-store.ts'
import { connect } from '../../src/kernel/database.ts'
import { ownDatabase, rolledBack, serverTest } from '../helpers/db.ts'

async function definitions(db: Knex): Promise<string[]> {
  const { rows } = await db.raw(
    `select indexdef as line from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where contype = 'f'
     order by 1`,
  )
  return rows.map(({ line }: { line: string }) => line)
}

test('a large seed restores every index and foreign key that it drops', () =>
  rolledBack(async db => {
    const before = await definitions(db)
    const dropped = await dropIndexes(db)
    assert.is((await definitions(db)).length, before.length - dropped.length)
    assert.ok(dropped.length > 20)
    await createIndexes(db, dropped)
    assert.equal(await definitions(db), before)
  }))

serverTest(test, 'a crowd is there as a whole, and its tables are analysed', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 2)
    await seedCatalogue(db)
    await growCrowd(db, { parents: 30, now: new Date() }, () => {})
    const { rows } = await db.raw(`select reltuples as parents from pg_class where relname = 'phu_huynh'`)
    await db.destroy()
    assert.equal(rows, [{ parents: 30 }])
  }),
)

test.run()
