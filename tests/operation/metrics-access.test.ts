import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readConfig } from '../../src/kernel/config.ts'
import { isOperatorError } from '../../src/kernel/operator-error.ts'
import { withApp } from '../helpers/app.ts'
import { logWritten } from '../helpers/log.ts'
import { metricsToken, withMetrics, withToken } from '../helpers/metrics.ts'
import { inFolder } from '../helpers/process.ts'

const base = { DATABASE_URL: 'pglite:memory', APP_SECRET: 'x'.repeat(32) }

test('without METRICS_TOKEN the figures are no page, whatever is shown', () =>
  withApp(async app => {
    for (const headers of [{}, { Authorization: 'Bearer ' }, { Authorization: 'Bearer null' }, withToken.headers]) {
      const [asked, other] = [await app.get('/metrics', { headers }), await app.get('/metrixx', { headers })]
      assert.equal([asked.status, asked.headers.get('location')], [other.status, other.headers.get('location')])
      assert.not.match(asked.text, 'anni_')
    }
  }))

test('the figures are given to who shows the token, and to nobody else', () =>
  withMetrics(async app => {
    const wrong = ['', 'Bearer', 'Bearer ', `Bearer ${metricsToken}x`, `Bearer ${metricsToken.slice(0, -1)}`]
    wrong.push(
      `Basic ${metricsToken}`,
      metricsToken,
      `Bearer ${'x'.repeat(metricsToken.length)}`,
      `Bearer ${await app.token('admin')}`,
    )
    for (const Authorization of wrong) {
      const { status, headers, text } = await app.get('/metrics', { headers: { Authorization } })
      assert.equal([status, headers.get('www-authenticate'), text], [401, 'Bearer', ''], Authorization)
      assert.is(headers.get('x-content-type-options'), 'nosniff')
    }
    assert.is((await app.get('/metrics')).status, 401)
    assert.is((await app.get(`/metrics?token=${metricsToken}`)).status, 401)
    for (const path of ['/metrics', '/metrics?name[]=up']) {
      const { status, headers, text } = await app.get(path, withToken)
      assert.is(status, 200)
      assert.is(headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8')
      assert.is(headers.get('cache-control'), 'no-store')
      assert.match(text, /^anni_database_up 1$/m)
    }
    for (const path of ['/metrics/', '/metricsx', '/api/metrics', '/Metrics'])
      assert.not.match((await app.get(path, withToken)).text, 'anni_', path)
    await logWritten()
    assert.ok(app.logged.some(line => line.includes('"path":"/metrics","status":401')))
    assert.not(app.logged.some(line => line.includes(metricsToken)))
  }))

test('with a prefix the figures stand below it', () =>
  withMetrics(
    async app => {
      assert.is((await app.get('/metrics', withToken)).status, 200)
      assert.is.not((await fetch(`${app.url}/metrics`, { ...withToken, redirect: 'manual' })).status, 200)
    },
    { BASE_PATH: '/anni' },
  ))

test('a token that could be guessed, or that no header can hold, stops the start; it may come as a file', () =>
  inFolder(async folder => {
    assert.is(readConfig(base).metricsToken, null)
    for (const METRICS_TOKEN of ['short', 'x'.repeat(31), `${'x'.repeat(40)} y`])
      assert.throws(
        () => readConfig({ ...base, METRICS_TOKEN }),
        (error: Error) => isOperatorError(error) && /^METRICS_TOKEN .* at least 32/.test(error.message),
      )
    const METRICS_TOKEN_FILE = join(folder, 'token')
    writeFileSync(METRICS_TOKEN_FILE, `${metricsToken}\n`)
    assert.is(readConfig({ ...base, METRICS_TOKEN_FILE }).metricsToken, metricsToken)
  }))

test.run()
