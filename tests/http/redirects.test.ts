import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isOwnPath } from '../../src/shared/own-path.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { type Name, people } from '../helpers/people.ts'
import { raw } from '../helpers/raw.ts'

const own = [
  '/',
  '/admin',
  '/user',
  '/user?a=1&b=%C3%A1#c',
  '/package-purchase/3',
  '/login?from=%2Fadmin',
  '/a.b/c-d_e',
  '/admin/nhat-ky?nguoi=Lan+Anh',
]
const foreign = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\nSet-Cookie: a=b',
  '/%2Fevil.test',
  '/%2f%2fevil.test',
  '/%5Cevil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/%2e%2e//evil.test',
  '/%2e%2e/%2fevil.test',
  '/a/..//evil.test',
  '/a//evil.test',
  'https://evil.test',
  'https:evil.test',
  'evil.test',
  '@evil.test',
  '/:80@evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.test',
  '',
  '/á',
]
const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }

const send = (app: TestApp, path: string, fields: Record<string, string>, cookie = '') =>
  raw(app.url, path, {
    method: 'POST',
    headers: { ...form, Cookie: cookie },
    body: String(new URLSearchParams(fields)),
  })

test('a return path must be a path of this site, however another site is spelled', () => {
  for (const path of own) assert.ok(isOwnPath(path), path)
  for (const path of foreign) assert.not.ok(isOwnPath(path), path)
  for (const path of own) assert.is(new URL(path, 'https://anni.test').host, 'anni.test')
})

test('signing in leads to the return path, and never off the site', () =>
  withApp(async app => {
    const { sdt, mat_khau } = people.mother
    const next = async (from: string) => {
      const path = `/login?${new URLSearchParams({ from })}`
      const { headers } = await send(app, path, { sdt, mat_khau })
      return String(headers.refresh).replace('2; url=', '')
    }
    for (const path of own) assert.is(await next(path), path)
    for (const path of foreign) assert.is(await next(path), '/', path)
  }))

test('the language form leads back to its page, and never off the site', () =>
  withApp(
    async app => {
      const back = async (back: string) => {
        const { status, headers } = await send(app, '/an-nhi/language', { language: 'en', back })
        assert.is(status, 303)
        assert.match(headers['set-cookie']![0]!, /^language=en; Path=\/an-nhi; SameSite=Lax; Max-Age=31536000$/)
        return headers.location
      }
      for (const path of own) assert.is(await back(path), `/an-nhi${path}`)
      for (const path of foreign) assert.is(await back(path), '/an-nhi/', path)
      const odd = await send(app, '/an-nhi/language', { language: 'xx; Domain=evil.test' })
      assert.is(odd.status, 400)
      assert.is(odd.headers['set-cookie'], undefined)
    },
    { BASE_PATH: '/an-nhi' },
  ))

test('the sign-out form ends the session and redirects a parent to the login, an admin home', () =>
  withApp(async app => {
    const leads: [Name | null, string][] = [
      ['mother', '/login'],
      ['admin', '/'],
      [null, '/login'],
    ]
    for (const [name, path] of leads) {
      const token = name ? await app.token(name) : 'x'.repeat(43)
      const { status, headers } = await send(app, '/logout', {}, `token=${token}`)
      assert.is(status, 303)
      assert.is(headers.location, path)
      for (const cookie of headers['set-cookie']!) assert.match(cookie, /^token=; .*Max-Age=0$/)
      assert.is((await raw(app.url, '/api/auth/me', { headers: { Cookie: `token=${token}` } })).status, 401)
    }
  }))

for (const base of ['', '/an-nhi'])
  test(`an unknown path redirects home, with the prefix “${base}”`, () =>
    withApp(
      async app => {
        const unknown = [
          '/nothing',
          '/a/b/c',
          '/index.php',
          '/.env',
          '/login/x',
          '/%',
          '/%E0%A4%A',
          '/apix',
          '/admin.',
          '/wallet%0A',
          '/%E2%80%A8',
        ]
        unknown.push('//evil.test', '//evil.test/login', '/evil.test//login', '/\\evil.test/', '/%2F%2Fevil.test')
        for (const path of unknown) {
          const { status, headers } = await raw(app.url, base + path)
          assert.is(status, 302, path)
          assert.ok([base, `${base}/`].includes(headers.location!) && headers.location, `${path}: ${headers.location}`)
        }
      },
      { BASE_PATH: base },
    ))

test('a page for signed-in users redirects visitors to the login with its own path, never with a foreign one', () =>
  withApp(async app => {
    const where = async (path: string) => (await raw(app.url, path)).headers.location
    assert.is(await where('/admin'), '/login?from=%2Fadmin')
    assert.is(await where('/user?a=1&b=%2F'), '/login?from=%2Fuser%3Fa%3D1%26b%3D%252F')
    for (const path of ['//evil.test/admin', '/\\evil.test/admin', 'http://evil.test/admin', '//user'])
      assert.not.match(String(await where(path)), /evil|^\/\/|%2F%2F/i, path)
  }))

test.run()
