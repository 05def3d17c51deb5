import * as assert from 'uvu/assert'
import { endpoints } from '../../../src/modules.ts'
import { withOwnApp } from '../own-app.ts'
import { nameOf } from './requests.ts'
import { resetTo } from './reset.ts'
import { nothingRan, type Ran, runRequests } from './run.ts'
import { appSecret, createWorld } from './world.ts'

/** `SEED=… npm test -- any-request` repeats a failed run; a proof sends `REQUESTS`, or 200,000, half of them from each file. */
const { SEED, REQUESTS = '200000' } = process.env
export const firstSeed = SEED ? Number(SEED) : Math.floor(Math.random() * 1e9)
export const settings = { APP_SECRET: appSecret }

/** Half of all requests of a proof, several at a time. */
export async function sendMany(): Promise<void> {
  await withOwnApp(async app => {
    const world = await createWorld(app)
    const reset = await resetTo(app.db)
    const ran = nothingRan()
    const began = Date.now()
    for (let seed = firstSeed; ran.requests < Number(REQUESTS) / 2; seed++) {
      const run = async () => {
        await runRequests(world, ran, { seed, count: 200, parallel: 8 })
        await reset()
        return ran.slow.splice(0)
      }
      const slow = await run()
      // other tests use the machine too: too slow is what is slow again
      if (slow.length > 0) assert.equal(await run(), [], `seed ${seed}: slow twice, at first ${slow.join('; ')}`)
    }
    const never = endpoints.map(nameOf).filter(name => !ran.succeeded.has(name))
    print(ran, never, (Date.now() - began) / 1_000)
    assert.ok(never.length < endpoints.length / 4, `these never succeeded: ${never.join(', ')}`)
  }, settings)
}

function print({ requests, statuses, worst }: Ran, never: string[], seconds: number): void {
  const took = `${Math.round(seconds)} s, the longest ${worst.ms} ms (${worst.request})`
  // after the dot of the test before it
  console.log(`\n   FIGURE  ${requests} requests, seed ${firstSeed}, ${took}`)
  console.log(`   FIGURE  statuses ${JSON.stringify(statuses)}; never a success: ${never.join(', ') || 'none'}`)
}
