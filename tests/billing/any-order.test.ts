import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runSteps } from '../helpers/any-order/run.ts'
import { createWorld } from '../helpers/any-order/world.ts'
import { withApp } from '../helpers/app.ts'
import { proof } from '../helpers/proof.ts'

/** `SEED=… npm test -- any-order` repeats a failed run. */
const { SEED } = process.env
const seeds = SEED ? [Number(SEED)] : Array.from({ length: proof ? 20 : 1 }, () => Math.floor(Math.random() * 1e9))
const steps = proof || SEED ? 600 : 400
/** How long a short run takes, in ms; a busy machine still does `atLeast` steps. */
const budget = 4_000
const atLeast = 40

for (const seed of seeds)
  test('whatever the order of acts of people, the gateway and the clock, the invariants hold', () =>
    withApp(async app => {
      const world = await createWorld(app, seed)
      const end = Date.now() + budget
      const isOver = () => !proof && !SEED && world.done.length >= atLeast && Date.now() > end
      await runSteps(world, steps, isOver).catch(error => {
        throw new Error(`seed ${seed}, step ${world.done.length} (${world.done.slice(-12).join(', ')}): ${error.stack}`)
      })
      assert.ok(world.done.length >= atLeast)
    }))

test.run()
