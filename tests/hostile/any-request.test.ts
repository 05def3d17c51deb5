import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { endpoints } from '../../src/modules.ts'
import { withApp } from '../helpers/app.ts'
import { serverTest } from '../helpers/db.ts'
import { undone } from '../helpers/family.ts'
import { nameOf } from '../helpers/hostile/requests.ts'
import { resetTo } from '../helpers/hostile/reset.ts'
import { nothingRan, type Ran, runRequests } from '../helpers/hostile/run.ts'
import { appSecret, createWorld } from '../helpers/hostile/world.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { proof } from '../helpers/proof.ts'

/** `SEED=… npm test -- any-request` repeats a failed run; a proof sends `REQUESTS`, or 200,000. */
const { SEED, REQUESTS = '200000' } = process.env
const first = SEED ? Number(SEED) : Math.floor(Math.random() * 1e9)
const settings = { APP_SECRET: appSecret }

test('R22, R24, R42, R69: no request makes a fault, or gets a word of another family or a secret', () =>
  withApp(async app => {
    const world = await createWorld(app)
    const ran = nothingRan()
    for (let seed = first; seed < first + 6; seed++)
      await undone(app.db, () => runRequests(world, ran, { seed, count: 50, parallel: 1 }))
    assert.is(ran.requests, 300)
    assert.ok(ran.succeeded.size > 20, `only ${ran.succeeded.size} calls succeeded`)
  }, settings))

if (proof)
  serverTest(
    test,
    'R22, R24, R42, R69: nor do many thousands of them, several at a time, and none takes two seconds',
    () =>
      withOwnApp(async app => {
        const world = await createWorld(app)
        const reset = await resetTo(app.db)
        const ran = nothingRan()
        const began = Date.now()
        for (let seed = first; ran.requests < Number(REQUESTS); seed++) {
          await runRequests(world, ran, { seed, count: 200, parallel: 8 })
          await reset()
        }
        const never = endpoints.map(nameOf).filter(name => !ran.succeeded.has(name))
        print(ran, never, (Date.now() - began) / 1_000)
        assert.ok(never.length < endpoints.length / 4, `these never succeeded: ${never.join(', ')}`)
      }, settings),
  )

function print({ requests, statuses, worst }: Ran, never: string[], seconds: number): void {
  const took = `${Math.round(seconds)} s, the longest ${worst.ms} ms (${worst.request})`
  // after the dot of the test before it
  console.log(`\n   FIGURE  ${requests} requests, seed ${first}, ${took}`)
  console.log(`   FIGURE  statuses ${JSON.stringify(statuses)}; never a success: ${never.join(', ') || 'none'}`)
}

test.run()
