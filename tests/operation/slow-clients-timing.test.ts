import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createEdge, slowClientTimeouts } from '../../src/http/server.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { listening } from '../helpers/listening.ts'
import { production, withDatabase, withService } from '../helpers/process.ts'
import { proof } from '../helpers/proof.ts'
import { headOf, openWire, openWires, type Wire } from '../helpers/sockets.ts'

test('R50: slow senders are cut off, in their headers sooner than in their body', async () => {
  assert.equal(slowClientTimeouts, { headers: 5_000, request: 15_000, check: 1_000 })
  const timeouts = { headers: 300, request: 1_500, check: 50 }
  const config = readConfig({ DATABASE_URL: 'pglite:memory', DATA_DIR: '/tmp' })
  const server = createEdge((request, response) => request.resume().on('end', () => response.end()), config, timeouts)
  const { url, close } = await listening(server)
  const cut = await dripTo(url, 50)
  close()
  assert.ok(cut.headers >= 0.25 && cut.headers < 1.5, `slow headers were cut after ${cut.headers} s`)
  assert.ok(cut.body >= 1.4 && cut.body < 4, `a slow body was cut after ${cut.body} s`)
})

test('R50: neither half-sent requests nor hundreds of idle sockets delay other clients', () =>
  withDatabase(url =>
    withService({ ...production, DATABASE_URL: url, JOBS: 'off', TRUST_PROXY: '1' }, async service => {
      const slow = proof && dripTo(service.url, 500)
      // more than the in-flight limit: a request that is still being sent takes no slot
      const bodies = await openWires(service.url, 300)
      for (const wire of bodies) wire.send(headOf('POST', '/api/auth/login', 1_000))
      const idle = await openWires(service.url, proof ? 1_000 : 500)
      await pause(300)
      for (const path of ['/', '/login', '/api/goi', '/api/health']) {
        const began = Date.now()
        const { status } = await fetch(service.url + path)
        assert.ok(status < 500, `${path} answered ${status}`)
        assert.ok(Date.now() - began < 2_000, `${path} took ${Date.now() - began} ms`)
      }
      for (const wire of [...idle, ...bodies]) wire.socket.destroy()
      if (!slow) return
      const cut = await slow
      assert.ok(cut.headers <= 6.5, `slow headers were cut after ${cut.headers} s`)
      assert.ok(cut.body <= 16.5, `a slow body was cut after ${cut.body} s`)
    }),
  ))

/** Sends headers and a body a little at a time, and returns after how many seconds each was cut off. */
async function dripTo(url: string, every: number): Promise<{ headers: number; body: number }> {
  const [headers, body] = [await openWire(url), await openWire(url)]
  const cut = [secondsUntilCut(headers), secondsUntilCut(body)]
  headers.send('GET / HTTP/1.1\r\nHost: localhost\r\n')
  body.send(headOf('POST', '/api/auth/login', 1_000))
  const drip = setInterval(() => {
    headers.send('X-Slow: 1\r\n')
    body.send(' ')
  }, every)
  const [ofHeaders, ofBody] = await Promise.all(cut)
  clearInterval(drip)
  assert.match(headers.got(), /^HTTP\/1\.1 408 /)
  return { headers: ofHeaders!, body: ofBody! }
}

async function secondsUntilCut({ ended, socket }: Wire): Promise<number> {
  const began = Date.now()
  const giveUp = setTimeout(() => socket.destroy(), 20_000)
  await ended
  clearTimeout(giveUp)
  return (Date.now() - began) / 1000
}

test.run()
