import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/kernel/database.ts'
import { runPrepared } from '../../src/kernel/prepared.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'

const pid = async (db: Knex) =>
  (await runPrepared<{ pid: number }>(db, 'pid', 'select pg_backend_pid() as pid'))[0]!.pid
const sleep = (db: Knex, seconds: number) => runPrepared(db, 'sleep', 'select pg_sleep(?)', [seconds])

const withPool = (connections: number, work: (db: Knex, url: string) => Promise<void>) =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, connections, { prepares: true })
    await Promise.all(Array.from({ length: connections }, () => db.raw('select 1')))
    await work(db, url).finally(() => db.destroy())
  })

serverTest(test, 'fifty reads at once need two connections, and give them back', () =>
  withPool(10, async db => {
    const pids = await Promise.all(Array.from({ length: 50 }, () => pid(db)))
    assert.is(new Set(pids).size, 2)
    assert.is(db.client.pool.numUsed(), 0)
  }),
)

serverTest(test, 'a read that fails does not disturb those that share its connection', () =>
  withPool(2, async db => {
    const divided = [2, 0, 4].map(by => runPrepared(db, 'divided', 'select 8 / ?::int as found', [by]))
    const outcomes = await Promise.all(divided.map(each => each.catch(({ code }) => code)))
    assert.equal(outcomes, [[{ found: 4 }], '22012', [{ found: 2 }]])
    assert.is(db.client.pool.numUsed(), 0)
  }),
)

const took = async (work: Promise<unknown>) => {
  const began = performance.now()
  await work
  return performance.now() - began
}

serverTest(test, 'a read does not wait behind slow ones while half of the pool is free', () =>
  withPool(8, async db => {
    const slow = Array.from({ length: 3 }, () => sleep(db, 2))
    await pause(100)
    assert.ok((await took(pid(db))) < 1_000)
    await Promise.all(slow)
  }),
)

serverTest(test, 'reads leave half of the pool to transactions, until all they have is stuck', () =>
  withPool(4, async db => {
    const slow = Array.from({ length: 6 }, () => sleep(db, 1.5))
    await pause(100)
    assert.is(db.client.pool.numUsed(), 2)
    assert.ok((await took(db.transaction(tx => tx.raw('select 1')))) < 1_000)
    await pause(1_000)
    assert.ok((await took(pid(db))) < 1_000)
    await Promise.all(slow)
  }),
)

serverTest(test, 'where every connection is in use, a read fails as before', () =>
  withPool(2, async db => {
    const transactions = await Promise.all([db.transaction(), db.transaction()])
    const began = performance.now()
    const error = await pid(db).catch(error => error)
    assert.ok(performance.now() - began > 1_900)
    assert.is(error.name, 'KnexTimeoutError')
    await Promise.all(transactions.map(tx => tx.rollback()))
    assert.type(await pid(db), 'number')
  }),
)

serverTest(test, 'reads on a connection that breaks fail, and the next ones get another', () =>
  withPool(2, async (db, url) => {
    const first = await pid(db)
    const other = connect({ connectionString: url }, 1)
    const outcomes = Promise.all([1, 2, 3, 4].map(() => sleep(db, 5).catch(({ message }) => message)))
    await pause(200)
    await other.raw(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    assert.ok((await outcomes).every(each => typeof each === 'string'))
    // the server says first that it ends the connection, and then does
    await pause(200)
    assert.is.not(await pid(db), first)
    assert.is(db.client.pool.numUsed(), 0)
    await other.destroy()
  }),
)

serverTest(test, 'reads behind one that could not be prepared are answered, however many', () =>
  withPool(1, async (db, url) => {
    await pid(db)
    const other = connect({ connectionString: url }, 1)
    const tx = await other.transaction()
    await tx.raw('lock table goi')
    const ids = () => runPrepared(db, 'ids of packages', 'select id from goi').catch(({ code }) => code)
    const [first, ...later] = Array.from({ length: 200 }, ids)
    assert.is(await first, '55P03')
    await tx.rollback()
    assert.equal(
      (await Promise.all(later)).filter(found => !Array.isArray(found)),
      [],
    )
    await other.destroy()
  }),
)

serverTest(test, 'what may wait for others has a connection of its own', () =>
  withPool(8, async (db, url) => {
    const other = connect({ connectionString: url }, 1)
    const tx = await other.transaction()
    await tx.raw('lock table goi in share mode')
    const text = 'select id from goi for update'
    const locked = Array.from({ length: 3 }, () => runPrepared(db, 'packages to change', text))
    for (let tries = 0; db.client.pool.numUsed() < 3 && tries < 50; tries++) await pause(20)
    assert.is(db.client.pool.numUsed(), 3)
    await tx.rollback()
    await Promise.all(locked)
    await other.destroy()
  }),
)

test.run()
