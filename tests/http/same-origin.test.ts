import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { endpoints } from '../../src/modules.ts'
import { withApp } from '../helpers/app.ts'
import { checksum } from '../helpers/family.ts'
import { raw } from '../helpers/raw.ts'

const writing = endpoints
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => [method, `/api${path.replace(/:\w+/g, '1')}`, 'application/json', '{}'] as const)
const forms = ['/login', '/language', '/logout', '/'].map(
  path => ['POST', path, 'application/x-www-form-urlencoded', 'a=1'] as const,
)
const foreign: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://anni.test' },
  { 'Sec-Fetch-Site': 'anything-new' },
  { Origin: 'https://evil.test' },
  { Origin: 'https://anni.test.evil.test' },
  { Origin: 'http://anni.test' },
  { Origin: 'https://anni.test:8443' },
  { Origin: 'null' },
]
const production = { NODE_ENV: 'production', APP_ORIGIN: 'https://anni.test' }

test('R16: a page of another site cannot write here, by cookie or by Bearer token', () =>
  withApp(async app => {
    const token = await app.token('mother')
    const before = await checksum(app.db)
    for (const [method, path, type, body] of [...writing, ...forms])
      for (const from of foreign)
        for (const [name, value] of [
          ['Cookie', `__Host-token=${token}`],
          ['Authorization', `Bearer ${token}`],
        ] as const) {
          // Node.js frames the body of a DELETE only if its length is given.
          const headers = { 'Content-Type': type, 'Content-Length': String(body.length), ...from, [name]: value }
          const { status, headers: got } = await raw(app.url, path, { method, headers, body })
          const asked = `${method} ${path} ${JSON.stringify(headers)}`
          assert.is(status, 403, asked)
          assert.is(got['set-cookie'], undefined, asked)
        }
    assert.is(await checksum(app.db), before)
  }, production))

test('R16: the cookie allows a write only with proof that our own page sent the request', () =>
  withApp(async app => {
    const cookie = { Cookie: `__Host-token=${await app.token('mother')}` }
    const logout = (headers: Record<string, string>) =>
      raw(app.url, '/api/auth/logout', { method: 'POST', headers: { ...cookie, ...headers } })
    assert.is((await logout({})).status, 401)
    assert.is((await logout({ Host: 'evil.test', Origin: 'http://evil.test' })).status, 403)
    assert.is((await raw(app.url, '/api/auth/me', { headers: cookie })).status, 200, 'reading needs no proof')
    assert.is((await logout({ Origin: 'https://anni.test' })).status, 200)
  }, production))

test('R16: our own page and the address bar may write with the cookie, an app with a Bearer token', () =>
  withApp(async app => {
    for (const headers of [{ 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'none' }]) {
      const { json } = await app.post('/api/auth/login', { sdt: '0912000001', mat_khau: 'Mother@123' })
      const asked = { method: 'POST', headers: { ...headers, Cookie: `token=${json.data.token}` } }
      assert.is((await raw(app.url, '/api/auth/logout', asked)).status, 200)
    }
    assert.is((await app.post('/api/auth/logout', {}, { as: 'mother' })).status, 200)
  }))

test('R16: a body type that a plain form of another site could send is a 415', () =>
  withApp(async app => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
      const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' }
      const body = JSON.stringify({ sdt: '0912000001', mat_khau: 'Mother@123' })
      const { status } = await raw(app.url, '/api/auth/login', { method: 'POST', headers, body })
      assert.is(status, 415, type)
    }
  }))

test('no CORS header lets another site read a response', () =>
  withApp(async app => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'POST' }
      const answered = await raw(app.url, '/api/auth/me', { method, headers })
      assert.equal(
        Object.keys(answered.headers).filter(name => name.startsWith('access-control')),
        [],
      )
    }
  }))

test('a browser extension may call what clients call, and nothing else', () =>
  withApp(async ({ ask }) => {
    const headers = { Origin: 'chrome-extension://abcdefghijklmnop', 'Sec-Fetch-Site': 'none' }
    const body = { client: 'browser', version: '1.0.0', name: 'Chromium' }
    assert.is((await ask('POST', '/api/device/pairings', { body, headers })).status, 201)
    assert.is((await ask('POST', '/api/auth/login', { body: {}, headers })).json.error, 'cross_origin')
  }))

test.run()
