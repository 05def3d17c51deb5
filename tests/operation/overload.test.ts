import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import Koa from 'koa'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { catchFailures } from '../../src/http/failures.ts'
import { shedOverload } from '../../src/http/overload.ts'
import type { State } from '../../src/http/state.ts'
import type { Config } from '../../src/kernel/config.ts'
import { listening } from '../helpers/listening.ts'
import { production, withDatabase, withService } from '../helpers/process.ts'
import { proof } from '../helpers/proof.ts'
import { until } from '../helpers/until.ts'

const config = { base: '' } as Config

test('R52: one long pause of the event loop refuses no request', async () => {
  const app = new Koa<State>()
  app.use(catchFailures(config, async () => {}))
  app.use(shedOverload({ config, isStopping: () => false }))
  app.use(async ctx => {
    await pause(50)
    ctx.body = 'served'
  })
  const { url, close } = await listening(createServer(app.callback()))
  await pause(100)
  for (const end = Date.now() + 700; Date.now() < end; );
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all([fetch(`${url}/api/a`), fetch(`${url}/api/b`)])
    for (const answer of answers) assert.is(answer.status, 200)
  }
  close()
})

test('R52: in a flood every response is whole and none waits long, and it is over when the flood ends', () =>
  withDatabase(url =>
    withService(
      { ...production, DATABASE_URL: url, JOBS: 'off' },
      async ({ url, said }) => {
        assert.is((await fetch(`${url}/login`)).status, 200, 'a start is not mistaken for overload')
        const statuses = new Set<number>()
        const end = Date.now() + (proof ? 60_000 : 2_000)
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
