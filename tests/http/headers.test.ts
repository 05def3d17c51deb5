import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
/** One path for each kind of response: cached page, page, redirects, API success and errors, file. */
const kinds = ['/', '/login?a=1', '/nothing', '/admin', '/api/health/live', '/api/auth/me', '/api/no', '/favicon.svg']

test('R72: every response has the security headers and a strict content security policy', () =>
  withApp(async app => {
    const faults = await Promise.all(['PUT', 'DELETE'].map(method => app.ask(method, '/')))
    const answers = [...(await Promise.all(kinds.map(path => app.get(path)))), ...faults]
    for (const { headers, status } of answers) {
      for (const [name, value] of Object.entries(everywhere)) assert.is(headers.get(name), value, name)
      const policy = headers.get('content-security-policy') ?? ''
      assert.match(policy, /^default-src 'none'/)
      for (const directive of ["base-uri 'none'", "frame-ancestors 'none'"]) assert.match(policy, directive)
      const [forms = '', ...rest] = policy
        .split('; ')
        .sort((one, other) => Number(other.startsWith('form-')) - Number(one.startsWith('form-')))
      assert.not.match(rest.join('; '), /unsafe|https?:|\*/, String(status))
      assert.match(forms, /^form-action ('none'|'self' http:\/\/localhost:3000)$/)
      assert.is(headers.get('x-powered-by'), null)
      assert.is(headers.get('server'), null)
    }
  }))

test('R72: Strict-Transport-Security is sent only on https', async () => {
  const asked = async (path: string, env: Record<string, string>) =>
    withApp(async app => (await app.get(path)).headers.get('strict-transport-security'), env)
  for (const path of ['/', '/api/auth/me', '/favicon.svg']) {
    assert.is(await asked(path, { APP_ORIGIN: 'https://anni.test' }), 'max-age=31536000; includeSubDomains')
    assert.is(await asked(path, {}), null)
  }
})

test('R72: responses to a signed-in user are no-store', () =>
  withApp(async app => {
    const headers = { Cookie: `token=${await app.token('mother')}` }
    for (const path of ['/', '/user', '/login', '/admin', '/nothing'])
      assert.is((await app.get(path, { headers })).headers.get('cache-control'), 'private, no-store', path)
    for (const path of ['/api/auth/me', '/api/thong-ke', '/api/nothing', '/api/health'])
      assert.is((await app.get(path, { headers })).headers.get('cache-control'), 'no-store', path)
  }))

test('R72: TRACE and other unsupported methods are a 405 and echo nothing of the request', () =>
  withApp(async app => {
    for (const method of ['TRACE', 'PROPFIND', 'PATCH'])
      for (const path of ['/', '/api/auth/me', '/favicon.svg']) {
        const asked = { method, headers: { 'X-Canary': 'canary', Cookie: 'token=canary' } }
        const { status, text, headers } = await raw(app.url, path, asked)
        assert.is(status, 405, `${method} ${path}`)
        assert.match(headers.allow ?? '', /GET/)
        assert.not.match(text, 'canary')
      }
  }))

test.run()
