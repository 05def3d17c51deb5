import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readConfig } from '../../src/kernel/config.ts'
import { isOperatorError } from '../../src/kernel/operator-error.ts'
import { onServer } from '../helpers/db.ts'
import { failedStart, inFolder, withDatabase, withService } from '../helpers/process.ts'

const base = { DATABASE_URL: 'postgres://localhost/none', APP_SECRET: 'x'.repeat(32) }
const https = 'https://anni.example.vn'
const isProduction = (env: Record<string, string | undefined>) => readConfig({ ...base, ...env }).production

test('without NODE_ENV, an https origin or a host beyond loopback means production', () => {
  for (const env of [
    { APP_ORIGIN: https },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.5' },
    { HOST: 'web' },
  ])
    assert.is(isProduction(env), true, JSON.stringify(env))
  const own = [{}, { HOST: '' }, { HOST: 'localhost' }, { HOST: '127.0.0.1' }, { HOST: '::1' }, { NODE_ENV: '' }]
  for (const env of [...own, { APP_ORIGIN: 'http://localhost:3000' }])
    assert.is(isProduction(env), false, JSON.stringify(env))
})

test('an explicit NODE_ENV wins over everything else', () => {
  const open = { APP_ORIGIN: https, HOST: '0.0.0.0' }
  assert.is(isProduction({ ...open, NODE_ENV: 'development' }), false)
  assert.is(isProduction({ ...open, NODE_ENV: 'test' }), false)
  assert.is(isProduction({ NODE_ENV: 'production' }), true)
})

test('a fresh start calls nobody: package texts are translated in production, elsewhere where TRANSLATE_URL is set', () => {
  const asks = (env: object) => readConfig({ ...base, ...env }).translateUrl
  assert.match(String(asks({ NODE_ENV: 'production' })), 'https://')
  for (const NODE_ENV of ['', 'development', 'test']) assert.is(asks({ NODE_ENV }), null)
  assert.is(asks({ TRANSLATE_URL: 'https://translate.example.vn/' }), 'https://translate.example.vn/')
  assert.is(asks({ NODE_ENV: 'production', TRANSLATE_URL: 'off' }), null)
})

test('a start that counts as production warns why and requires a secret', () => {
  const { warnings } = readConfig({ ...base, HOST: '0.0.0.0', APP_ORIGIN: https, SMS_PROVIDER: '' })
  assert.is(warnings[0], `NODE_ENV is not set: with APP_ORIGIN=${https} this is production.`)
  assert.throws(
    () => readConfig({ ...base, APP_SECRET: '', HOST: '0.0.0.0' }),
    (error: Error) =>
      isOperatorError(error) && /^APP_SECRET is not set.*NODE_ENV is not set: with HOST=0/.test(error.message),
  )
})

test('production warns that links lead to this machine where APP_ORIGIN is not set', () => {
  const warned = (env: object) => readConfig({ ...base, HOST: '0.0.0.0', ...env }).warnings.join()
  assert.match(warned({}), 'APP_ORIGIN is not set: links in messages, the way back from the gateway and cookies')
  assert.not.match(warned({ APP_ORIGIN: https }), 'APP_ORIGIN is not set')
})

test('R17: production warns of an address without https, through which passwords and sessions can be read', () => {
  const warned = (origin: string) => readConfig({ ...base, NODE_ENV: 'production', APP_ORIGIN: origin }).warnings
  assert.match(warned('http://anni.example.vn').join(), 'APP_ORIGIN is http://anni.example.vn, without https')
  for (const origin of [https, 'http://localhost:3000', 'http://127.0.0.1:3000'])
    assert.not.match(warned(origin).join(), 'without https')
})

test('a start beyond loopback without a secret fails with one line', async () => {
  const { code, lines } = await failedStart({
    DATABASE_URL: onServer ? base.DATABASE_URL : 'pglite:memory',
    HOST: '0.0.0.0',
  })
  assert.equal([code, lines.length], [1, 1], lines.join('\n'))
  assert.match(lines[0]!, /^An Nhi: APP_SECRET is not set.*with HOST=0\.0\.0\.0 this is production/)
})

test('without NODE_ENV, a public service has no demo accounts and no development endpoints', () =>
  withDatabase(url => {
    const env = { DATABASE_URL: url, APP_SECRET: 'x'.repeat(32), HOST: '0.0.0.0', APP_ORIGIN: https }
    return withService(env, async ({ url, said }) => {
      const ask = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init })
      assert.is((await ask('/dev/outbox.json')).headers.get('location'), '/')
      assert.is((await ask('/dev/outbox')).headers.get('location'), '/')
      assert.is((await ask('/api/dev/outbox')).status, 404)
      const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
      const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
      assert.is((await ask('/dev/clock', { ...form, body: '' })).status, 405)
      const admin = JSON.stringify({ sdt: '0901000001', mat_khau: 'Admin@123' })
      assert.is((await ask('/api/auth/login', { ...json, body: admin })).status, 401)
      assert.is(said().match(/NODE_ENV is not set/g)?.length, 1, said())
    })
  }))

test('a developer’s secret is generated once and stored, also with a server database', () =>
  inFolder(async folder => {
    const DATA_DIR = join(folder, 'data')
    const { secret } = readConfig({ DATABASE_URL: base.DATABASE_URL, DATA_DIR })
    assert.match(secret, /^[0-9a-f]{64}$/)
    assert.is(readConfig({ DATABASE_URL: base.DATABASE_URL, DATA_DIR }).secret, secret)
    assert.is(readFileSync(join(DATA_DIR, 'app-secret'), 'utf8'), secret)
    assert.is(statSync(join(DATA_DIR, 'app-secret')).mode & 0o777, 0o600)
  }))

test.run()
