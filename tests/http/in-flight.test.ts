import { createServer } from 'node:http'
import Koa from 'koa'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { catchFailures } from '../../src/http/failures.ts'
import { inFlightAtMost, shedOverload } from '../../src/http/overload.ts'
import { countRequests } from '../../src/http/request-counts.ts'
import type { State } from '../../src/http/state.ts'
import type { Config } from '../../src/kernel/config.ts'
import { createMetrics } from '../../src/kernel/metrics/registry.ts'
import { listening } from '../helpers/listening.ts'
import { until } from '../helpers/until.ts'

const config = { base: '' } as Config

test('R52: requests up to the limit are admitted; the rest get a 503 with Retry-After at once', async () => {
  const releases: (() => void)[] = []
  const requests = countRequests(createMetrics())
  const app = new Koa<State>()
  app.use(catchFailures(config, async () => {}))
  app.use(shedOverload({ config, isStopping: () => false, isSlow: () => false, requests }))
  app.use(async ctx => {
    if (ctx.path.startsWith('/api/slow')) await new Promise<void>(release => releases.push(release))
    ctx.body = 'served'
  })
  const { url, close } = await listening(createServer(app.callback()))

  let responded = 0
  const answers = Array.from({ length: inFlightAtMost + 50 }, async () => {
    const answer = await fetch(`${url}/api/slow`)
    responded++
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  })
  // a request that arrived after the release would be admitted and wait for ever
  await until(() => releases.length >= inFlightAtMost && responded >= 50)
  const refused = await Promise.race(answers)
  assert.is(requests.inFlight.value, inFlightAtMost)
  assert.is(refused.status, 503)
  assert.is(refused.retryAfter, '1')
  assert.is(JSON.parse(refused.text).error, 'busy')
  assert.is((await fetch(`${url}/api/health/live`)).status, 200, 'that it lives is answered all the same')

  for (const release of releases) release()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  assert.is(statuses.filter(status => status === 200).length, inFlightAtMost)
  assert.is(statuses.filter(status => status === 503).length, 50)
  assert.equal([requests.shed.value, requests.inFlight.value], [50, 0], 'operators are told')
  assert.is((await fetch(`${url}/api/other`)).status, 200)
  close()
})

test('R52: only the health endpoints of the service are exempt, not paths that look like them', async () => {
  const releases: (() => void)[] = []
  const app = new Koa<State>()
  const based = { base: '/anni' } as Config
  app.use(catchFailures(based, async () => {}))
  app.use(shedOverload({ config: based, isStopping: () => false, isSlow: () => true }))
  app.use(async ctx => {
    if (ctx.path === '/anni/api/slow') await new Promise<void>(release => releases.push(release))
    ctx.body = 'served'
  })
  const { url, close } = await listening(createServer(app.callback()))
  const slow = fetch(`${url}/anni/api/slow`)
  await until(() => releases.length > 0)
  for (const path of ['/anni/api/health', '/anni/api/health/live'])
    assert.is(await (await fetch(url + path)).text(), 'served', path)
  for (const path of ['/zzzz/api/health', '/api/health', '/anni/api/healthy', '/anni/api/health/live/x'])
    assert.is.not(await (await fetch(url + path)).text(), 'served', path)
  releases[0]!()
  await slow
  close()
})

test('however many apps a process makes, its event loop is watched once', () => {
  const start = globalThis.setInterval
  let watches = 0
  globalThis.setInterval = ((...args: Parameters<typeof start>) => {
    watches++
    return start(...args)
  }) as typeof start
  try {
    for (let apps = 0; apps < 3; apps++) shedOverload({ config, isStopping: () => false })
  } finally {
    globalThis.setInterval = start
  }
  // None if an app of an earlier test is watching already.
  assert.ok(watches <= 1, `${watches} watches`)
})

test.run()
