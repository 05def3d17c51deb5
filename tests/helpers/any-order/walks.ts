import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../app.ts'
import { proof } from '../proof.ts'
import { runSteps } from './run.ts'
import { createWorld } from './world.ts'

/** `SEED=… npm test -- any-order.test` repeats a failed walk. */
const { SEED } = process.env
const steps = proof || SEED ? 600 : 400
/** How long a short walk takes, in ms; a busy machine still does `atLeast` steps. */
const budget = 4_000
const atLeast = 40

/** So many walks, each with a seed of its own, or the one that was asked for. */
export function testWalks(test: Test, count: number): void {
  const seeds = SEED ? [Number(SEED)] : Array.from({ length: count }, () => Math.floor(Math.random() * 1e9))
  for (const seed of seeds)
    test('whatever the order of acts of people, the gateway and the clock, the invariants hold', () =>
      withApp(async app => {
        const world = await createWorld(app, seed)
        const end = Date.now() + budget
        const isOver = () => !proof && !SEED && world.done.length >= atLeast && Date.now() > end
        await runSteps(world, steps, isOver).catch(error => {
          throw new Error(
            `seed ${seed}, step ${world.done.length} (${world.done.slice(-12).join(', ')}): ${error.stack}`,
          )
        })
        assert.ok(world.done.length >= atLeast)
      }))
}
