import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startPostgres } from '../../scripts/test/postgres.ts'
import { openDatabase, withoutTimeouts } from '../../src/kernel/database.ts'
import { migrate } from '../../src/kernel/migrate.ts'
import { runApp, type TestApp } from '../helpers/app.ts'
import { migrations } from '../helpers/db.ts'
import { idOf, seedChildWithDevice } from '../helpers/family.ts'
import { pairMachine } from '../helpers/machine.ts'
import { tally } from '../helpers/own-app.ts'
import { ownServerTest } from '../helpers/own-server.ts'
import { applied } from '../helpers/paired.ts'
import { seedPeople } from '../helpers/people.ts'
import { limitRole, type Pooled, poolerTest, withPooler } from '../helpers/pgbouncer.ts'
import { failedStart, inFolder, launch, untilItServes, withService } from '../helpers/process.ts'
import { until } from '../helpers/until.ts'

/** An unknown token: only the database can tell. */
const stranger = { headers: { Authorization: `Bearer ${'x'.repeat(43)}` } }

poolerTest(
  test,
  'R47: behind a pooler a start without the limits of its role ends with one line that sets them',
  async pooled => {
    const { code, lines } = await failedStart({ DATABASE_URL: pooled.url })
    assert.is(code, 1)
    assert.is(lines.length, 1, lines.join('\n'))
    for (const part of ['An Nhi: ', 'connection pooler', 'set statement_timeout = 5000;', 'set jit = off;'])
      assert.match(lines[0]!, part)
    await limitRole(pooled)
    const { db, close } = await openDatabase({ kind: 'server', url: pooled.url, pool: 6 })
    const inForce = async (on: Knex) => {
      const { rows } = await on.raw(
        `select pg_backend_pid() as pid, array_agg(setting order by name) as settings, pg_sleep(0.1)
         from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
      )
      return rows[0]
    }
    const all = await Promise.all(Array.from({ length: 6 }, () => inForce(db)))
    assert.ok(new Set(all.map(({ pid }) => pid)).size <= 3, 'six connections share those of the server')
    for (const { settings } of all) assert.equal(settings, ['10000', '2000', '5000'])
    assert.equal((await withoutTimeouts(db, inForce)).settings, ['0', '0', '0'], 'for migrations')
    assert.equal((await inForce(db)).settings, ['10000', '2000', '5000'], 'and no longer')
    await close()
  },
)

poolerTest(test, 'two processes started at once behind a pooler on an empty database both come up', async pooled => {
  await limitRole(pooled)
  await inFolder(async folder => {
    const both = await Promise.all([1, 2].map(() => launch({ DATABASE_URL: pooled.url }, folder)))
    try {
      await Promise.all(both.map(untilItServes))
      for (const { url } of both) assert.is((await fetch(`${url}/api/health`)).status, 200)
    } finally {
      for (const { process } of both) process.kill('SIGKILL')
      await Promise.all(both.map(({ ended }) => ended))
    }
  })
})

poolerTest(test, 'behind a pooler two processes with ten connections each share three of the server', pooled =>
  withTwoApps(pooled, async (one, other) => {
    const { child } = await seedChildWithDevice(one.db, await idOf(one.db, 'mother'), 'TEST-0001')
    const { sync } = await pairMachine(one, child)
    const paths = ['/api/protection', '/api/tre-em', '/api/auth/me', '/api/payment/wallet']
    const asked = Array.from({ length: 120 }, (_, turn) =>
      [one, other][turn % 2]!.get(paths[turn % paths.length]!, { as: 'mother' }),
    )
    assert.equal(tally(await Promise.all(asked)), { 200: 120 })
    const held = sync({ applied: applied(1), wait: 30 })
    const gift = { id: crypto.randomUUID(), kind: 'minutes', minutes: 30 }
    await pause(500)
    const began = performance.now()
    const give = () => other.post(`/api/tre-em/${child}/grants`, gift, { as: 'mother' })
    assert.equal(tally(await Promise.all(Array.from({ length: 8 }, give))), { 200: 7, 201: 1 })
    assert.is((await held).json.data.version, 2)
    assert.ok(performance.now() - began < 3_000, 'the held answer heard of it')
  }),
)

ownServerTest(
  test,
  'R45: a pooler or the server behind it goes down and comes back: 503 meanwhile, and good within 2 s',
  poolerTest,
  async bin => {
    const server = await startPostgres(bin)
    try {
      await withPooler(server.url, async pooled => {
        await limitRole(pooled)
        await withService({ DATABASE_URL: pooled.url, JOBS: 'off' }, async ({ url }) => {
          const ask = () => fetch(`${url}/api/auth/me`, stranger)
          for (const { fall, start } of [pooled, server]) {
            assert.is((await ask()).status, 401)
            await fall()
            // the server is stopped and started synchronously: connections that went meanwhile are noticed now
            await pause(50)
            assert.equal(tally(await Promise.all([1, 2, 3, 4, 5].map(ask))), { 503: 5 })
            await start()
            await pause(50)
            const back = performance.now()
            await until(async () => (await ask()).status === 401)
            assert.ok(performance.now() - back < 2_000)
          }
        })
      })
    } finally {
      server.remove()
    }
  },
)

/** Two apps of one database behind the pooler. */
async function withTwoApps(pooled: Pooled, work: (one: TestApp, other: TestApp) => Promise<void>): Promise<void> {
  await limitRole(pooled)
  const open = () => openDatabase({ kind: 'server', url: pooled.url, pool: 10 })
  const [one, other] = [await open(), await open()]
  try {
    await migrate(one.db, migrations)
    await seedPeople(one.db)
    await runApp(one.db, {}, async first => runApp(other.db, {}, second => work(first, second)))
  } finally {
    await Promise.all([one.close(), other.close()])
  }
}

test.run()
