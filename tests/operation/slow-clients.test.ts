import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withDatabase, withService } from '../helpers/process.ts'
import { headOf, openWire, openWires, type Wire } from '../helpers/sockets.ts'

test('R50: slow senders are cut off, and neither they nor five hundred idle sockets keep anybody else waiting', () =>
  withDatabase(url =>
    withService({ DATABASE_URL: url, JOBS: 'off', TRUST_PROXY: '1' }, async service => {
      const headers = await openWire(service.url)
      const body = await openWire(service.url)
      const cut = { headers: secondsUntilCut(headers), body: secondsUntilCut(body) }
      headers.send('GET / HTTP/1.1\r\nHost: localhost\r\n')
      body.send(headOf('POST', '/api/auth/login', 1_000))
      const drip = setInterval(() => {
        headers.send('X-Slow: 1\r\n')
        body.send(' ')
      }, 500)

      // more than may be in flight at once: waiting for a client takes nobody's place
      const bodies = await openWires(service.url, 300)
      for (const wire of bodies) wire.send(headOf('POST', '/api/auth/login', 1_000))
      const idle = await openWires(service.url, 500)
      await pause(300)
      for (const path of ['/', '/login', '/api/goi', '/api/health']) {
        const began = Date.now()
        const { status } = await fetch(service.url + path)
        assert.ok(status < 500, `${path} answered ${status}`)
        assert.ok(Date.now() - began < 2_000, `${path} took ${Date.now() - began} ms`)
      }
      for (const wire of [...idle, ...bodies]) wire.socket.destroy()

      assert.ok((await cut.headers) <= 6.5, `slow headers were cut after ${await cut.headers} s`)
      assert.ok((await cut.body) <= 16.5, `a slow body was cut after ${await cut.body} s`)
      clearInterval(drip)
      assert.match(headers.got(), /^HTTP\/1\.1 408 /)
    }),
  ))

async function secondsUntilCut({ ended, socket }: Wire): Promise<number> {
  const began = Date.now()
  const patience = setTimeout(() => socket.destroy(), 20_000)
  await ended
  clearTimeout(patience)
  return (Date.now() - began) / 1000
}

test.run()
