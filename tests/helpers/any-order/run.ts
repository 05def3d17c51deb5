import { withOwnApp } from '../own-app.ts'
import { inFolder } from '../process.ts'
import { acts } from './acts.ts'
import { leaveReviews } from './exits.ts'
import { createInvariants } from './invariants.ts'
import { breakGateway } from './payments.ts'
import { type Servers, startServers } from './servers.ts'
import { createWorld, job, type World } from './world.ts'

const day = 86_400_000
const chances = Object.entries(acts).flatMap(([name, [weight]]) => Array<string>(weight).fill(name))

function oneAct(world: World): string {
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
  await settleAll(world, check)
}

/** Processes beside the app of the test, and what they do in each round. */
interface Rounds {
  /** How many processes there are beside the app, and how many acts at once. */
  count: number
  atOnce: number
  isOver: (round: number) => boolean
  /** Runs while the acts of a round do. */
  meanwhile?: (round: number, world: World, servers: Servers) => Promise<void>
  /** Puts something between the database and the processes. */
  behind?: (url: string, work: (url: string) => Promise<void>) => Promise<void>
}

/** Does several acts at once in several processes, round for round, and checks the invariants after each. */
export async function runRounds(rounds: Rounds): Promise<void> {
  const { count, atOnce, isOver, meanwhile, behind = (url, work) => work(url) } = rounds
  await withOwnApp((app, direct) =>
    inFolder(folder =>
      behind(direct, async url => {
        const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
        const world = await createWorld(app, seed)
        const servers = await startServers(world, { url, folder, count })
        const check = createInvariants(world, true)
        try {
          // Continues until the gateway has taken money at least once, because `settleAll` expects it.
          for (let round = 1; !isOver(round) || world.taken.size === 0; round++) {
            const names = Array.from({ length: atOnce }, () => oneAct(world))
            world.done.push(...names)
            const running = Promise.all(names.map(name => acts[name]![1](world)))
            await meanwhile?.(round, world, servers)
            await running
            await check()
          }
          await settleAll(world, check)
        } catch (error) {
          const { done } = world
          throw new Error(`seed ${seed}, ${done.length} acts, ${done.slice(-12).join(', ')}: ${(error as Error).stack}`)
        } finally {
          await servers.close()
        }
      }),
    ),
  )
}

/**
 * Reconciles for some days, and checks the invariants after each, and that every order that the gateway charged is paid,
 * refunded or under review, but what an admin closed; then that an admin can end every review.
 */
async function settleAll(world: World, check: () => Promise<void>): Promise<void> {
  await breakGateway(world, null)
  for (const ms of [10 * 60_000, 2 * 3_600_000, day + 60_000, day + 60_000, 2 * day]) {
    await world.jump(ms)
    await job(world, 'reconcile')
    await check()
  }
  const lost = await world.app
    .db('orders')
    .whereIn('vnp_txn_ref', [...world.taken.keys()])
    .whereNotIn('trang_thai', ['paid', 'refunded', 'review'])
    .whereNot({ reason: 'closed_by_hand' })
  if (lost.length > 0) throw new Error(`the gateway took the money of ${JSON.stringify(lost)}`)
  await leaveReviews(world)
  await check()
}
