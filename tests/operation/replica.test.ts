import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startPostgres } from '../../scripts/test/postgres.ts'
import { connect } from '../../src/kernel/database.ts'
import { migrate } from '../../src/kernel/migrate.ts'
import { runApp, type TestApp } from '../helpers/app.ts'
import { migrations, serverTest } from '../helpers/db.ts'
import { idOf } from '../helpers/family.ts'
import { ownServerTest } from '../helpers/own-server.ts'
import { seedPeople } from '../helpers/people.ts'
import { failedStart } from '../helpers/process.ts'
import { until } from '../helpers/until.ts'

ownServerTest(
  test,
  'a replica answers the lists of the console with all that was just written; without it the primary does',
  serverTest,
  async bin => {
    const primary = await startPostgres(bin)
    const db = connect({ connectionString: primary.url }, 10)
    await migrate(db, migrations)
    await seedPeople(db)
    const replica = await startPostgres(bin, primary.url)
    await streaming(db)
    const behind = connect({ connectionString: replica.url }, 1)
    try {
      const env = { DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url }
      await runApp(db, env, async app => {
        const lines = () => app.logged.filter(line => line.includes('"replica_')).map(line => JSON.parse(line).event)
        for (let times = 0; times < 20; times++) await changeAndList(app, `Chị Hạnh ${times}`)
        const { rows } = await behind.raw(
          `select count(*) from pg_stat_activity where application_name = 'an-nhi' and query like '%phu_huynh%' and pid <> pg_backend_pid()`,
        )
        assert.ok(rows[0].count > 0, 'the replica was asked')
        assert.equal(lines(), [])

        await behind.raw('select pg_wal_replay_pause()')
        for (let times = 0; times < 5; times++) await changeAndList(app, `Chị Lan ${times}`)
        assert.equal(lines(), ['replica_left'])
        await behind.raw('select pg_wal_replay_resume()')
        await until(async () => {
          await changeAndList(app, `Chị Mai ${performance.now()}`)
          return lines().includes('replica_used')
        })

        replica.fall()
        for (let times = 0; times < 5; times++) await changeAndList(app, `Chị Cúc ${times}`)
        assert.equal(lines(), ['replica_left', 'replica_used', 'replica_left'])
        await app.services.replica.stop()
      })
    } finally {
      await Promise.all([behind.destroy(), db.destroy()])
      replica.remove()
      primary.remove()
    }
  },
)

ownServerTest(
  test,
  'the replica of another database is not read, and a primary that fails is not called a replica’s fault',
  serverTest,
  async bin => {
    const primary = await startPostgres(bin)
    const db = connect({ connectionString: primary.url }, 10)
    await migrate(db, migrations)
    await seedPeople(db)
    await db.raw('create database elsewhere')
    const elsewhere = connect({ connectionString: primary.url.replace(/postgres$/, 'elsewhere') }, 1)
    await migrate(elsewhere, migrations)
    const replica = await startPostgres(bin, primary.url)
    await streaming(db)
    try {
      const events = ({ logged }: TestApp) =>
        logged.filter(line => line.includes('"replica_')).map(line => JSON.parse(line).event)
      const other = replica.url.replace(/postgres$/, 'elsewhere')
      await runApp(db, { DATABASE_URL: primary.url, DATABASE_READ_URL: other }, async app => {
        await changeAndList(app, 'Chị Sen')
        assert.equal(events(app), ['replica_left'])
        await app.services.replica.stop()
      })
      await runApp(db, { DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url }, async app => {
        await changeAndList(app, 'Chị Sen')
        primary.fall()
        const outcome = await app.services.replica.read(async () => 'read').catch(error => error)
        assert.instance(outcome, Error)
        assert.equal(events(app), [])
        await app.services.replica.stop()
      })
    } finally {
      await Promise.all([elsewhere.destroy(), db.destroy()])
      replica.remove()
      primary.remove()
    }
  },
)

test('a replica of the built-in database is refused at the start', async () => {
  const { code, lines } = await failedStart({
    DATABASE_URL: 'pglite:memory',
    DATABASE_READ_URL: 'postgres://localhost/an_nhi',
  })
  assert.equal([code, lines.length], [1, 1])
  assert.match(lines[0]!, 'DATABASE_READ_URL is not understood')
})

/** It takes connections before it has begun to follow, and would be left for 5 s. */
function streaming(primary: Knex): Promise<void> {
  return until(async () => (await primary('pg_stat_replication').where({ state: 'streaming' })).length > 0)
}

async function changeAndList(app: TestApp, ten_phu_huynh: string): Promise<void> {
  const ma_phu_huynh = await idOf(app.db, 'mother')
  await app.db('phu_huynh').where({ ma_phu_huynh }).update({ ten_phu_huynh })
  const { status, text } = await app.get('/api/phu-huynh', { as: 'admin' })
  assert.is(status, 200)
  assert.match(text, ten_phu_huynh)
}

test.run()
