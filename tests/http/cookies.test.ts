import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'
import { raw } from '../helpers/raw.ts'

const { sdt, mat_khau } = people.mother
const https = { APP_ORIGIN: 'https://anni.test' }

test('R17: on https the session cookie is __Host-, HttpOnly, SameSite=Lax and Secure', () =>
  withApp(async app => {
    const { headers } = await app.post('/api/auth/login', { sdt, mat_khau })
    assert.match(headers.getSetCookie()[0]!, /^__Host-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  }, https))

test('R17: on https under a prefix the cookie has Path=/, which __Host- requires', () =>
  withApp(
    async app => {
      const { headers } = await app.post('/api/auth/login', { sdt, mat_khau })
      assert.match(headers.get('set-cookie')!, /^__Host-token=[\w-]{43}; Path=\/;/)
    },
    { ...https, BASE_PATH: '/an-nhi' },
  ))

test('R17: on http the cookie has its plain name, and the __Host- one is ignored', () =>
  withApp(async app => {
    const { headers, json } = await app.post('/api/auth/login', { sdt, mat_khau })
    assert.match(headers.getSetCookie()[0]!, /^token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const me = (cookie: string) => raw(app.url, '/api/auth/me', { headers: { Cookie: cookie } })
    assert.is((await me(`token=${json.data.token}`)).status, 200)
    assert.is((await me(`__Host-token=${json.data.token}`)).status, 401)
  }))

test('R17: on https a plain cookie, which a sibling domain could set, is ignored', () =>
  withApp(async app => {
    const token = await app.token('mother')
    for (const cookie of [`token=${token}`, `__Host-token${token}`, `x__Host-token=${token}`])
      assert.is((await raw(app.url, '/api/auth/me', { headers: { Cookie: cookie } })).status, 401, cookie)
  }, https))

test('a remembered cookie is valid for 30 days, the other until the browser closes', () =>
  withApp(async app => {
    const life = async (ghi_nho: boolean) =>
      (await app.post('/api/auth/login', { sdt, mat_khau, ghi_nho })).headers.getSetCookie()[0]!
    assert.match(await life(true), /; Max-Age=2592000$/)
    assert.not.match(await life(false), /Max-Age|Expires/i)
  }))

test('R15: the sign-in form sets the cookie, and no page contains the token', () =>
  withApp(async app => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
    const body = String(new URLSearchParams({ sdt, mat_khau }))
    const form = await raw(app.url, '/login', { method: 'POST', headers, body })
    const token = /^token=([\w-]{43}); .*HttpOnly/.exec(form.headers['set-cookie']![0]!)![1]!
    assert.not.match(form.text, token)
    for (const path of ['/', '/user', '/change-password', '/api/auth/me']) {
      const page = await raw(app.url, path, { headers: { Cookie: `token=${token}` } })
      assert.is(page.status, 200, path)
      assert.not.match(page.text, token, path)
      assert.is(page.headers['set-cookie'], undefined, path)
    }
  }))

test('signing out clears the cookie', () =>
  withApp(async app => {
    const { headers } = await app.post('/api/auth/logout', {}, { as: 'mother' })
    assert.is(headers.get('set-cookie'), 'token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  }))

test.run()
