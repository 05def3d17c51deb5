import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { production, type Service, withDatabase, withService } from '../helpers/process.ts'
import { headOf, openWire, openWires } from '../helpers/sockets.ts'

const body = JSON.stringify({ sdt: 'no phone', mat_khau: 'whatever' })
const head = headOf('POST', '/api/auth/login', body.length)

test('R51: a signal stops the process cleanly and loses none of fifty requests in flight', () =>
  withDatabase(url =>
    withService({ ...production, DATABASE_URL: url }, async service => {
      const idle = await openWire(service.url)
      idle.send('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n')
      const etag = (await fetch(`${service.url}/`)).headers.get('etag')!
      const wires = await openWires(service.url, 50)
      for (const wire of wires) wire.send(head)
      await pause(200)

      const began = Date.now()
      service.process.kill('SIGTERM')
      await pause(100)
      service.process.kill('SIGTERM')
      const ready = await fetch(`${service.url}/api/health`)
      assert.is(ready.status, 503, 'readiness is denied while requests are still taken')
      assert.is(ready.headers.get('connection'), 'close')
      assert.is((await ready.json()).error, 'stopping')
      assert.is((await fetch(`${service.url}/api/health/live`)).status, 200)
      for (const headers of [{}, { 'If-None-Match': etag }] as Record<string, string>[])
        assert.is((await fetch(`${service.url}/`, { headers })).headers.get('connection'), 'close', 'a kept page too')

      await pause(1_400)
      assert.is(await refusal(service), 'ECONNREFUSED', 'a new connection is refused')
      for (const wire of wires) wire.send(body)
      for (const answer of await Promise.all(wires.map(wire => wire.ended))) {
        assert.match(answer, /^HTTP\/1\.1 400 /)
        assert.match(answer, /^connection: close/im)
        assert.match(answer, /"success":false,.*\}$/)
      }
      assert.is(await service.ended, 0)
      assert.ok(Date.now() - began < 4_000, `ended after ${Date.now() - began} ms, with an idle socket still open`)
      assert.not(existsSync(`${url.replace('pglite:', '')}.holder`), 'the embedded database was closed and let go')
      assert.not.match(service.said(), /"level":"error"/)
    }),
  ))

test('R51: clients that never finish delay the stop by at most eight seconds', () =>
  withDatabase(url =>
    withService({ ...production, DATABASE_URL: url }, async service => {
      for (const wire of await openWires(service.url, 3)) wire.send(head)
      await pause(200)
      const began = Date.now()
      service.process.kill('SIGTERM')
      assert.is(await service.ended, 0)
      // the rest is for a busy machine to end the process
      assert.ok(Date.now() - began < 9_500, `ended after ${Date.now() - began} ms`)
    }),
  ))

async function refusal({ url }: Service): Promise<string> {
  const error = await openWire(url).then(
    () => ({ code: 'none' }),
    error => error,
  )
  return error.code
}

test.run()
