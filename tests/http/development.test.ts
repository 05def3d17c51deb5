import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { databaseCopy } from '../../scripts/test/template.ts'
import { isLocal } from '../../src/http/local.ts'
import { withApp } from '../helpers/app.ts'
import { inFolder, withService } from '../helpers/process.ts'
import { type RawAnswer, raw } from '../helpers/raw.ts'
import { skip } from '../helpers/skip.ts'

const from = (remoteAddress: string | undefined, headers: Record<string, string | undefined> = {}) =>
  isLocal({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, { origin: 'http://anni.test:3000' })

test('a request is local only if the connection and every forwarded address are loopback', () => {
  for (const address of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) {
    assert.is(from(address), true, address)
    assert.is(from(address, { 'x-forwarded-for': '127.0.0.1' }), true)
    assert.is(from(address, { 'x-forwarded-for': '203.0.113.9' }), false)
    assert.is(from(address, { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }), false)
    assert.is(from(address, { 'x-forwarded-for': '' }), false)
    assert.is(from(address, { forwarded: 'for=203.0.113.9' }), false)
  }
  for (const address of [
    undefined,
    '',
    '192.168.1.5',
    '::ffff:10.0.0.1',
    '2001:db8::1',
    '128.0.0.1',
    '127.0.0.1.evil.test',
  ])
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }]) assert.is(from(address, headers), false, address)
})

test('a request is local only if it is for this machine by name, so that no name of another site leads to it', () => {
  for (const host of ['localhost', 'localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000', 'anni.test:3000'])
    assert.is(from('127.0.0.1', { host }), true, host)
  for (const host of ['evil.test', 'evil.test:3000', 'localhost.evil.test', '127.0.0.1.evil.test', 'anni.test', ''])
    assert.is(from('127.0.0.1', { host }), false, host)
})

test('a page of another site that leads its own name here reads no code and sets no clock', () =>
  withApp(async app => {
    await app.services.sms({ to: '+84912000001', text: 'Ma xac thuc 482915', id: '1' })
    const rebound = { Host: 'evil.test:3000', Origin: 'http://evil.test:3000', 'Sec-Fetch-Site': 'same-origin' }
    assert.not.match((await raw(app.url, '/dev/outbox.json', { headers: rebound })).text, '482915')
    assert.not.match((await raw(app.url, '/dev/outbox', { headers: rebound })).text, '482915')
    const before = app.services.clock.now()
    await raw(app.url, '/dev/clock', {
      method: 'POST',
      headers: { ...rebound, 'Content-Type': 'application/json' },
      body: '{"now":"2030-01-01T00:00:00Z"}',
    })
    assert.ok(app.services.clock.now().getTime() - before.getTime() < 60_000)
  }))

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const developmentOnly: [method: string, path: string, unknown: string][] = [
  ['GET', '/dev/outbox', '/dev/nothing'],
  ['GET', '/dev/parts', '/dev/nothing'],
  ['GET', '/dev/outbox.json', '/dev/nothing.json'],
  ['GET', '/api/dev/outbox', '/api/dev/nothing'],
  ['POST', '/dev/clock', '/dev/nothing'],
  ['POST', '/dev/jobs/cleanup', '/dev/jobs/nothing'],
]

/** What a caller sees of a response. */
const comparable = ({ status, headers, text }: RawAnswer) => [
  status,
  headers.location,
  headers['content-type'],
  headers.allow,
  text,
]

for (const env of [{}, { TRUST_PROXY: '1' }, { NODE_ENV: 'development' }] as Record<string, string>[])
  test(`a request proxied from elsewhere reaches no development endpoint, with ${JSON.stringify(env)}`, () =>
    withApp(async app => {
      await app.services.sms({ to: '+84912000001', text: 'Ma xac thuc 482915', id: '1' })
      const far = { 'X-Forwarded-For': '203.0.113.9' }
      for (const [method, path, unknown] of developmentOnly) {
        const headers = method === 'POST' ? { ...form, ...far } : far
        const [asked, missing] = [
          await raw(app.url, path, { method, headers }),
          await raw(app.url, unknown, { method, headers }),
        ]
        assert.equal(comparable(asked), comparable(missing), path)
        assert.not.match(asked.text, '482915')
      }
      assert.is((await app.get('/dev/outbox.json')).json.length, 1)
      assert.match((await app.get('/dev/outbox')).text, '482915')
      assert.is((await app.get('/api/dev/outbox')).status, 200)
    }, env))

test('only a local client gets the flag for development, whoever loads the page first', () =>
  withApp(async app => {
    const says = async (headers: Record<string, string>) =>
      /"development":(true|false)/.exec((await raw(app.url, '/reset-password', { headers })).text)?.[1]
    for (const _ of [1, 2]) {
      assert.is(await says({ 'X-Forwarded-For': '203.0.113.9' }), 'false')
      assert.is(await says({}), 'true')
    }
  }))

const outside = Object.values(networkInterfaces())
  .flatMap(addresses => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

const phone = 'a phone on the same network can use the demo accounts but no development endpoint'
if (!outside) skip(test, phone, 'this machine is in no network')
else
  test(phone, () =>
    inFolder(async folder => {
      const DATABASE_URL = `pglite:${await databaseCopy(folder)}`
      await withService({ NODE_ENV: 'development', HOST: '0.0.0.0', DATABASE_URL }, async ({ url }) => {
        const there = url.replace('127.0.0.1', outside)
        const body = JSON.stringify({ sdt: '0901000001', mat_khau: 'Admin@123' })
        const headers = { 'Content-Type': 'application/json' }
        assert.is((await fetch(`${there}/api/auth/login`, { method: 'POST', headers, body })).status, 200)
        assert.is((await raw(url, '/dev/outbox.json')).status, 200)
        for (const more of [{}, { 'X-Forwarded-For': '127.0.0.1' }] as Record<string, string>[]) {
          const { status, headers } = await raw(there, '/dev/outbox.json', { headers: more })
          assert.equal([status, headers.location], [302, '/'])
          assert.is((await raw(there, '/dev/clock', { method: 'POST', headers: { ...form, ...more } })).status, 405)
          assert.is((await raw(there, '/api/dev/outbox', { headers: more })).status, 404)
        }
      })
    }),
  )

test.run()
