import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findPeopleOfSessions } from '../../src/accounts/store.ts'
import { ownOrderRows } from '../../src/billing/orders/lists-store.ts'
import { isPremium } from '../../src/console/store.ts'
import { connect, openDatabase } from '../../src/kernel/database.ts'
import { readPage } from '../../src/kernel/lists/read.ts'
import type { Listed } from '../../src/kernel/lists/source.ts'
import { orders } from '../../src/shared/order-lists.ts'
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

serverTest(test, 'a list of one family is prepared once, and no filter of it prepares another statement', () =>
  ownDatabase(async connectionString => {
    const db = connect({ connectionString }, 1, { prepares: true })
    const read = (query: object) =>
      readPage(orders, ownOrderRows, {
        db,
        query,
        now: new Date(),
        caller: { person: { ma_phu_huynh: 1 } },
      } as unknown as Listed)
    const asked = [{}, {}, { trang_thai: 'paid' }, { loai: 'MUA' }, { trang_thai: 'paid', loai: 'MUA' }]
    for (const query of [...asked, { loai: 'MUA', trang_thai: 'paid' }]) assert.equal((await read(query)).data, [])
    const { rows } = await db.raw(`select statement from pg_prepared_statements`)
    await db.destroy()
    assert.is(rows.length, 1)
  }),
)

test.run()
