import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/kernel/database.ts'
import { runApp, withApp } from '../helpers/app.ts'

test('R48: with a migrated database the service is ready', () =>
  withApp(async app => {
    const { status, json } = await app.get('/api/health')
    assert.is(status, 200)
    assert.is(json.data.database, 'ok')
  }))

test('R48: without a database the process is live but not ready', async () => {
  const db = connect({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, 2)
  await runApp(db, {}, async app => {
    assert.is((await app.get('/api/health/live')).status, 200)
    const began = Date.now()
    const { status, json } = await app.get('/api/health')
    assert.is(status, 503)
    assert.is(json.error, 'database_unavailable')
    assert.not.match(json.message, 'ECONNREFUSED')
    assert.ok(Date.now() - began < 3_000)
  })
  await db.destroy()
})

test('R48: with a migration missing the service is not ready', () =>
  withApp(async app => {
    await app.db('knex_migrations').whereIn('id', app.db('knex_migrations').max('id')).delete()
    const { status, json } = await app.get('/api/health')
    assert.is(status, 503)
    assert.is(json.error, 'database_unavailable')
  }))

test('R48: without the table of migrations the service is not ready', () =>
  withApp(async app => {
    await app.db.raw('alter table knex_migrations rename to moved_away')
    assert.is((await app.get('/api/health')).status, 503)
  }))

test('R48: with a newer schema the service stays ready, as an old process serves until the new one is up', () =>
  withApp(async app => {
    await app.db('knex_migrations').insert({ name: '99990101000000_later.ts', batch: 99, migration_time: new Date() })
    assert.is((await app.get('/api/health')).status, 200)
  }))

test.run()
