import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import { acts } from '../helpers/any-order/acts.ts'
import { createInvariants } from '../helpers/any-order/invariants.ts'
import { oneAct, settleAll } from '../helpers/any-order/run.ts'
import { startServers } from '../helpers/any-order/servers.ts'
import { createWorld } from '../helpers/any-order/world.ts'
import { serverTest } from '../helpers/db.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { inFolder } from '../helpers/process.ts'
import { proof } from '../helpers/proof.ts'

const rounds = proof ? 200 : 16
const atOnce = 4
/** A process is killed every this many rounds. */
const killed = 6

serverTest(
  test,
  'in whatever order three processes act, one of them killed now and then, money and protection stay right',
  () =>
    withOwnApp((app, url) =>
      inFolder(async folder => {
        const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
        const world = await createWorld(app, seed)
        const servers = await startServers(world, { url, folder, count: 2 })
        const check = createInvariants(world)
        try {
          // Continues until the gateway has taken money at least once, because `settleAll` expects it.
          for (let round = 1; round <= rounds || world.taken.size === 0; round++) {
            const names = Array.from({ length: atOnce }, () => oneAct(world))
            world.done.push(...names)
            const running = Promise.all(names.map(name => acts[name]![1](world)))
            if (round % killed === 0) {
              await pause(world.random.below(30))
              await servers.kill()
            }
            await running
            await check()
          }
          await settleAll(world)
          await check()
        } catch (error) {
          throw new Error(`seed ${seed}, after ${world.done.slice(-12).join(', ')}: ${(error as Error).stack}`)
        } finally {
          await servers.close()
        }
      }),
    ),
)

test.run()
