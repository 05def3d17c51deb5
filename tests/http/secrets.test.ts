import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { endpoint } from '../../src/kernel/endpoint.ts'
import { createLog } from '../../src/kernel/log.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { declareEndpoints } from '../helpers/endpoints.ts'
import { undone } from '../helpers/family.ts'
import { logWritten } from '../helpers/log.ts'
import { people } from '../helpers/people.ts'
import { raw, rawBytes } from '../helpers/raw.ts'

const { sdt, mat_khau } = people.mother
const canaries = ['912000001', '987654321', mat_khau, 'Canary@123', 'hanh@test.vn', '$argon2id']

declareEndpoints(
  test,
  endpoint('POST', '/fake/fault', 'visitor', {}, async ({ tx }) =>
    tx.raw('select ?::text, ?::text from no_such_table', ['+84912000001', mat_khau]),
  ),
)

/** The log so far, after checking that each line is one JSON object. */
async function logged(app: TestApp) {
  await logWritten()
  assert.ok(app.logged.length > 0)
  return app.logged.map(line => {
    assert.not.match(line, /[\p{Cc}\u2028\u2029]/u)
    return JSON.parse(line) as { event: string; path?: string; status?: number }
  })
}

test('R69: phones, passwords and tokens never reach the log, whether requests succeed or fail', () =>
  withApp(async app => {
    const bodies = [
      { sdt, mat_khau },
      { sdt, mat_khau: 'Canary@123' },
      { sdt: '0987654321', mat_khau: 'Canary@123' },
      { sdt: '+84 912000001 x', mat_khau },
      { sdt, mat_khau, more: mat_khau },
      `{"sdt":"${sdt}","mat_khau":"${mat_khau}`,
    ]
    const tokens: string[] = []
    for (const body of bodies) tokens.push((await app.post('/api/auth/login', body)).json.data?.token)
    const token = tokens.find(Boolean)!
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
    await app.post('/login', String(new URLSearchParams({ sdt, mat_khau })), { headers: form })
    await app.get(`/login?sdt=${sdt}&mat_khau=${encodeURIComponent(mat_khau)}&token=${token}`)
    await app.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })
    await app.get('/user', { headers: { Cookie: `token=${token}` } })
    await app.post('/api/auth/logout', {}, { headers: { Authorization: `Bearer ${token}` } })
    await app.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })
    await undone(app.db, () => app.post('/api/fake/fault'))
    // Without its table the login fails, and the parameters of the statement must not be logged with the error.
    await undone(app.db, async () => {
      await app.db.raw('alter table phu_huynh rename to gone')
      assert.is((await app.post('/api/auth/login', { sdt, mat_khau })).status, 500)
    })
    const lines = await logged(app)
    assert.is(lines.filter(({ event }) => event === 'fault').length, 2)
    for (const canary of [...canaries, token])
      assert.equal(
        app.logged.filter(line => line.includes(canary)),
        [],
      )
  }))

test('the log has no query of a page, whether it is rendered or served from memory', () =>
  withApp(async app => {
    for (const _ of [1, 2]) await app.get('/?utm_source=0912000001&fbclid=canary')
    const lines = await logged(app)
    assert.equal(
      lines.map(({ path }) => path),
      ['/', '/'],
    )
  }))

test('R69: a request is one log line, whatever its path contains', () =>
  withApp(async app => {
    const odd = ['/%0d%0a{"event":"forged"}', '/%0A', '/api/%0d%0aforged', '/\u2028', '/"},{"event":"forged', '/%1b[2J']
    for (const path of odd) await raw(app.url, encodeURI(path).replaceAll('%25', '%'))
    await rawBytes(app.url, 'GET /\r\n{"event":"forged"} HTTP/1.1\r\n\r\n')
    const lines = await logged(app)
    assert.is(lines.length, odd.length)
    assert.ok(lines.every(({ event }) => event === 'request'))
  }))

test('R69: values of secret or personal keys are left out of the log, at any depth', async () => {
  let text = ''
  const log = createLog('info', line => {
    text += line
  })
  log('info', 'x', { token: 'canary', a: { mat_khau: 'canary', b: [{ sdt: 'canary', Authorization: 'canary' }] } })
  log('error', 'y', { error: Object.assign(new Error('said'), { detail: 'canary', parameters: ['canary'] }) })
  log('debug', 'z')
  await logWritten()
  assert.not.match(text, 'canary')
  assert.is(text.trim().split('\n').length, 2)
  assert.match(text, '"message":"said"')
})

test.run()
