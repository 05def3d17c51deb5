import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findPeopleOfSessions } from '../../src/accounts/store.ts'
import { isPremium } from '../../src/console/store.ts'
import { connect, openDatabase } from '../../src/kernel/database.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'

serverTest(test, 'a server neither compiles the statements of the service nor starts workers for them', () =>
  ownDatabase(async url => {
    const { db, close } = await openDatabase({ kind: 'server', url, pool: 10 })
    const { rows } = await db.raw(
      `select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers`,
    )
    await close()
    assert.equal(rows, [{ jit: 'off', workers: '0' }])
  }),
)

serverTest(test, 'a connection plans what every page of a person asks a few times, and not at each page', () =>
  ownDatabase(async connectionString => {
    const db = connect({ connectionString }, 1, { prepares: true })
    for (let times = 0; times < 8; times++) {
      await findPeopleOfSessions(db, [Buffer.alloc(32)], new Date())
      await isPremium(db, 1, '2026-11-23')
    }
    const { rows } = await db.raw(`select name from pg_prepared_statements where generic_plans > 0 order by name`)
    await db.destroy()
    assert.equal(
      rows.map(({ name }: { name: string }) => name),
      ['people of sessions', 'premium'],
    )
  }),
)

test.run()
