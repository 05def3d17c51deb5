import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { answerFailure } from '../../src/http/envelope.ts'
import { connect } from '../../src/kernel/database.ts'
import { runApp } from '../helpers/app.ts'
import { ownDatabase, serverTest, sharedDatabase } from '../helpers/db.ts'

const stranger = { headers: { Authorization: `Bearer ${'x'.repeat(43)}` } }

for (const TZ of ['UTC', 'Asia/Ho_Chi_Minh', 'America/Los_Angeles', 'Pacific/Kiritimati'])
  test(`R44: database values are read the same in the time zone ${TZ}`, () => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'types-child.ts')], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    })
    assert.ok(stdout, stderr)
    assert.equal(JSON.parse(stdout), {
      zone: TZ,
      born: '2026-01-31',
      leap: '2028-02-29',
      amount: 999_999_999_999,
      share: 12.5,
      counted: 3,
      at: '2026-01-30T17:00:00.000Z',
      atIsDate: true,
      kept: '2026-01-31',
    })
  })

serverTest(test, 'R46: with every connection in use, a request gets a 503 after two seconds', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 2)
    const [one, two] = await Promise.all([db.transaction(), db.transaction()])
    try {
      await runApp(db, {}, async app => {
        const began = Date.now()
        const { status, json, headers } = await app.get('/api/auth/me', stranger)
        const ms = Date.now() - began
        assert.is(status, 503)
        assert.is(json.error, 'busy')
        assert.ok(headers.get('retry-after'))
        assert.ok(ms > 1_900 && ms < 2_800, `answered after ${ms} ms`)
        await one.rollback()
        assert.is((await app.get('/api/auth/me', stranger)).status, 401)
      })
    } finally {
      // closing waits for each of them, also after a failure
      for (const tx of [one, two]) if (!tx.isCompleted()) await tx.rollback()
      await db.destroy()
    }
  }),
)

serverTest(test, 'R47: every connection has its timeouts', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 1)
    for (const [setting, expected] of Object.entries({
      statement_timeout: '5s',
      lock_timeout: '2s',
      idle_in_transaction_session_timeout: '10s',
    }))
      assert.is((await db.raw(`show ${setting}`)).rows[0][setting], expected, setting)
    await db.destroy()
  }),
)

serverTest(test, 'R47: a statement that takes too long is cancelled, and the response is a 503', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 1)
    const began = Date.now()
    const error = await db.raw('select pg_sleep(10)').catch(error => error)
    assert.is(error.code, '57014')
    assert.ok(Date.now() - began < 6_000)
    const { status, retryAfter } = answerFailure(error, 'vi', 'id')
    assert.equal({ status, retryAfter }, { status: 503, retryAfter: 2 })
    assert.is((await db.raw('select 1 as one')).rows[0].one, 1, 'the connection goes on')
    await db.destroy()
  }),
)

serverTest(test, 'an idle connection that the server closes is replaced without a failed query', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 1)
    const other = connect({ connectionString: url }, 1)
    for (let round = 0; round < 3; round++) {
      const { rows } = await db.raw('select pg_backend_pid() as pid')
      await other.raw('select pg_terminate_backend(?)', [rows[0].pid])
      await new Promise(later => setTimeout(later, 50))
      assert.is((await db.raw('select 1 as one')).rows[0].one, 1)
    }
    await Promise.all([db.destroy(), other.destroy()])
  }),
)

test('R69: a database error does not contain the parameters of the statement', async () => {
  const db = sharedDatabase()
  const error = await db('there_is_no_such_table')
    .where({ sdt: '+84912000001' })
    .catch(error => error)
  await db.destroy()
  assert.match(error.message, 'there_is_no_such_table')
  assert.not.match(error.message, '84912000001')
})

test.run()
