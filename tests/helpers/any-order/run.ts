import { acts, job } from './acts.ts'
import { createInvariants } from './invariants.ts'
import { breakGateway } from './payments.ts'
import type { World } from './world.ts'

const day = 86_400_000
const chances = Object.entries(acts).flatMap(([name, [weight]]) => Array<string>(weight).fill(name))

export function oneAct(world: World): string {
  return world.random.one(chances)
}

/** Does `steps` acts in an order that the seed decides, and checks the invariants after each. */
export async function runSteps(world: World, steps: number, isOver: () => boolean): Promise<void> {
  const check = createInvariants(world)
  for (let step = 0; step < steps && !isOver(); step++) {
    const name = oneAct(world)
    world.done.push(name)
    await acts[name]![1](world)
    await check()
  }
  await settleAll(world)
  await check()
}

/** Reconciles for some days, and checks that every order that the gateway charged is paid, refunded or under review. */
export async function settleAll(world: World): Promise<void> {
  await breakGateway(world, null)
  for (const ms of [10 * 60_000, 2 * 3_600_000, day + 60_000, day + 60_000, 2 * day]) {
    await world.jump(ms)
    await job(world, 'reconcile')
  }
  const lost = await world.app
    .db('orders')
    .whereIn('vnp_txn_ref', [...world.taken.keys()])
    .whereNotIn('trang_thai', ['paid', 'refunded', 'review'])
  if (lost.length > 0) throw new Error(`the gateway took the money of ${JSON.stringify(lost)}`)
}
