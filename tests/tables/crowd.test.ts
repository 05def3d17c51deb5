import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createIndexes, dropIndexes } from '../../src/demo/indexes-store.ts'
import { rolledBack } from '../helpers/db.ts'

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

test.run()
