import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Koa from 'koa'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { catchFailures } from '../../src/http/failures.ts'
import { inFlightAtMost, shedOverload } from '../../src/http/overload.ts'
import type { State } from '../../src/http/state.ts'
import type { Config } from '../../src/kernel/config.ts'
import { withDatabase, withService } from '../helpers/process.ts'
import { until } from '../helpers/until.ts'

const config = { base: '' } as Config

test('R52: requests up to the limit are admitted; the rest get a 503 with Retry-After at once', async () => {
  const releases: (() => void)[] = []
  const app = new Koa<State>()
  app.use(catchFailures(config, async () => {}))
  app.use(shedOverload({ config, isStopping: () => false, isSlow: () => false }))
  app.use(async ctx => {
    if (ctx.path.startsWith('/api/slow')) await new Promise<void>(release => releases.push(release))
    ctx.body = 'served'
  })
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  let responded = 0
  const answers = Array.from({ length: inFlightAtMost + 50 }, async () => {
    const answer = await fetch(`${url}/api/slow`)
    responded++
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
  })
  // a request that arrived after the release would be admitted and wait for ever
  await until(() => releases.length >= inFlightAtMost && responded >= 50)
  const refused = await Promise.race(answers)
  assert.is(refused.status, 503)
  assert.is(refused.retryAfter, '1')
  assert.is(JSON.parse(refused.text).error, 'busy')
  assert.is((await fetch(`${url}/api/health/live`)).status, 200, 'that it lives is answered all the same')

  for (const release of releases) release()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  assert.is(statuses.filter(status => status === 200).length, inFlightAtMost)
  assert.is(statuses.filter(status => status === 503).length, 50)
  assert.is((await fetch(`${url}/api/other`)).status, 200)
  server.close()
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
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const slow = fetch(`${url}/anni/api/slow`)
  await until(() => releases.length > 0)
  for (const path of ['/anni/api/health', '/anni/api/health/live'])
    assert.is(await (await fetch(url + path)).text(), 'served', path)
  for (const path of ['/zzzz/api/health', '/api/health', '/anni/api/healthy', '/anni/api/health/live/x'])
    assert.is.not(await (await fetch(url + path)).text(), 'served', path)
  releases[0]!()
  await slow
  server.close()
})

test('R52: one long pause of the event loop refuses no request', async () => {
  const app = new Koa<State>()
  app.use(catchFailures(config, async () => {}))
  app.use(shedOverload({ config, isStopping: () => false }))
  app.use(async ctx => {
    await pause(50)
    ctx.body = 'served'
  })
  const server = createServer(app.callback()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await pause(100)
  for (const end = Date.now() + 700; Date.now() < end; );
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all([fetch(`${url}/api/a`), fetch(`${url}/api/b`)])
    for (const answer of answers) assert.is(answer.status, 200)
  }
  server.close()
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

test('R52: in a flood every response is whole and none waits long, and it is over when the flood ends', () =>
  withDatabase(url =>
    withService(
      { DATABASE_URL: url, JOBS: 'off' },
      async ({ url, said }) => {
        assert.is((await fetch(`${url}/login`)).status, 200, 'a start is not mistaken for overload')
        const statuses = new Set<number>()
        const end = Date.now() + 3_000
        async function visitor(): Promise<void> {
          while (Date.now() < end) {
            const began = Date.now()
            const answer = await fetch(`${url}/login?at=${began}`)
            await answer.text()
            statuses.add(answer.status)
            if (answer.status === 503) {
              assert.ok(answer.headers.get('retry-after'))
              await pause(200)
            }
          }
        }
        await Promise.all(Array.from({ length: 400 }, visitor))
        assert.ok([...statuses].every(status => status === 200 || status === 503))
        const times = [...said().matchAll(/"path":"\/login","status":200,"ms":(\d+)/g)].map(([, ms]) => Number(ms))
        const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!
        assert.ok(p99 < 2_000, `99 of 100 that were let in were served within ${p99} ms`)

        await until(async () => (await fetch(`${url}/login?after`)).status === 200, 5)
      },
      [],
    ),
  ))

test.run()
