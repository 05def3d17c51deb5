import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'
import { raw } from '../helpers/raw.ts'

const forged = { 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'https', Host: 'evil.test' }
const { sdt, mat_khau } = people.admin

/** The address in the audit log after the admin signs in. */
function addressOf(forwarded: string, env: Record<string, string>): Promise<string> {
  return withApp(async app => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded }
    await raw(app.url, '/api/auth/login', { method: 'POST', headers, body: JSON.stringify({ sdt, mat_khau }) })
    return (await app.db('audit_log').where({ action: 'admin_signed_in' }).first()).address
  }, env)
}

test('R20: without a trusted proxy the client address is that of the connection, whatever headers say', async () => {
  assert.is(await addressOf('6.6.6.6', {}), '127.0.0.1')
})

test('R20: each trusted proxy vouches for one address from the right; what a client adds is ignored', async () => {
  assert.is(await addressOf('6.6.6.6', { TRUST_PROXY: '1' }), '6.6.6.6')
  assert.is(await addressOf('9.9.9.9, 8.8.8.8, 6.6.6.6', { TRUST_PROXY: '1' }), '6.6.6.6')
  assert.is(await addressOf('9.9.9.9, 8.8.8.8, 6.6.6.6', { TRUST_PROXY: '2' }), '8.8.8.8')
})

test('R20: a forwarded port is stripped, and an invalid address falls back to the proxy’s own', async () => {
  const forwarded = {
    '1.2.3.4:5678': '1.2.3.4',
    '[2001:db8::1]:443': '2001:db8::1',
    '[2001:db8::1]': '2001:db8::1',
    '2001:db8::1': '2001:db8::1',
    'fe80::1%eth0': 'fe80::1',
    '9.9.9.9, 6.6.6.6:80': '6.6.6.6',
    unknown: '127.0.0.1',
    _hidden: '127.0.0.1',
    '1.2.3.4.5:80': '127.0.0.1',
    '[1.2.3.4': '127.0.0.1',
    '9.9.9.9, garbage:1': '127.0.0.1',
  }
  for (const [header, address] of Object.entries(forwarded))
    assert.is(await addressOf(header, { TRUST_PROXY: '1' }), address, header)
})

for (const env of [{}, { TRUST_PROXY: '1' }] as Record<string, string>[])
  test(`R20: forged host and protocol headers have no effect, with ${JSON.stringify(env)}`, () =>
    withApp(async app => {
      for (const path of ['/', '/login', '/nothing', '/admin', '/user', '/api/openapi.json', '/api/nothing'])
        for (const asked of [path, `http://evil.test${path}`]) {
          const { text, headers } = await raw(app.url, asked, { headers: forged })
          assert.not.match(text + JSON.stringify(headers), 'evil.test', asked)
          assert.is(headers['strict-transport-security'], undefined)
        }
      const login = await raw(app.url, '/api/auth/login', {
        method: 'POST',
        headers: { ...forged, 'Content-Type': 'application/json' },
        body: JSON.stringify({ sdt, mat_khau }),
      })
      assert.not.match(login.headers['set-cookie']![0]!, /Secure|Domain|__Host/)
    }, env))

test.run()
