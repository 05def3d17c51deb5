import Koa from 'koa'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { receive } from '../../src/http/receive.ts'
import { countRequests } from '../../src/http/request-counts.ts'
import { logRequests } from '../../src/http/request-log.ts'
import { createEdge } from '../../src/http/server.ts'
import type { State } from '../../src/http/state.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { createLog } from '../../src/kernel/log.ts'
import { createMetrics } from '../../src/kernel/metrics/registry.ts'
import { listening } from '../helpers/listening.ts'
import { headOf, openWire, type Wire } from '../helpers/sockets.ts'
import { until } from '../helpers/until.ts'

/** The status in the log of a request whose body stops in the middle, after which `then` happens. */
async function logged(then: (wire: Wire) => unknown): Promise<number> {
  const config = readConfig({ DATABASE_URL: 'pglite:memory', DATA_DIR: '/tmp' })
  const lines: string[] = []
  const log = createLog('info', text => lines.push(text))
  const app = new Koa<State>()
  app.use(logRequests({ config, log, requests: countRequests(createMetrics()) }))
  app.use(async ctx => {
    await receive(ctx.req, 100).catch(() => undefined)
    ctx.status = 400
  })
  const server = createEdge(app.callback(), config, { headers: 300, request: 600, check: 50 })
  const { url, close } = await listening(server)
  const wire = await openWire(url)
  wire.send(`${headOf('POST', '/api/auth/login', 100)}{`)
  await then(wire)
  await until(() => lines.length > 0)
  close()
  return JSON.parse(lines[0]!).status
}

test('a body that takes too long is logged with the 408 that its client got', async () => {
  const status = await logged(async ({ ended }) => assert.match(await ended, /^HTTP\/1\.1 408 /))
  assert.is(status, 408)
})

test('a body whose client went away is logged as 499', async () => {
  assert.is(await logged(({ socket }) => setTimeout(() => socket.destroy(), 100)), 499)
})

test('a body that came whole is logged with its answer', async () => {
  assert.is(await logged(({ send }) => send('x'.repeat(99))), 400)
})

test.run()
