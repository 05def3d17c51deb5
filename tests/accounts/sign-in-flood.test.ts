import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { connect } from '../../src/kernel/database.ts'
import { runApp } from '../helpers/app.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'

serverTest(test, 'R9: a flood of sign-ins is let in as far as it can be served, and the service answers on', () =>
  ownDatabase(async url => {
    const db = connect({ connectionString: url }, 10)
    await runApp(db, { TRUST_PROXY: '1' }, async app => {
      await app.get('/api/health')
      let over = false
      const health: number[] = []
      const watching = (async () => {
        while (!over) {
          const began = performance.now()
          assert.is((await app.get('/api/health/live')).status, 200)
          health.push(performance.now() - began)
          await new Promise(done => setTimeout(done, 10))
        }
      })()
      const answers = await Promise.all(
        Array.from({ length: 300 }, (_, i) =>
          app.post(
            '/api/auth/login',
            { sdt: `09871${String(i).padStart(5, '0')}`, mat_khau: 'Wrong@123' },
            { headers: { 'X-Forwarded-For': `10.0.${i >> 8}.${i & 255}` } },
          ),
        ),
      )
      over = true
      await watching
      const served = answers.filter(({ status }) => status === 401)
      const surplus = answers.filter(({ status }) => status === 503)
      assert.is(served.length + surplus.length, 300)
      assert.ok(served.length >= 10, `${served.length} served`)
      assert.ok(surplus.length > 0)
      for (const { headers } of surplus) assert.match(headers.get('retry-after')!, /^[1-9]/)
      const p99 = health.toSorted((a, b) => a - b)[Math.floor(health.length * 0.99)]!
      assert.ok(p99 < 250, `health answered in ${p99.toFixed(0)} ms, of ${health.length} asked`)
      assert.is((await app.get('/api/health')).status, 200)
    })
    await db.destroy()
  }),
)

test.run()
