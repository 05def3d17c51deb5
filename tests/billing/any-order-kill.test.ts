import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import { runRounds } from '../helpers/any-order/run.ts'
import { serverTest } from '../helpers/db.ts'
import { proof } from '../helpers/proof.ts'

const rounds = proof ? 200 : 16
/** A process is killed every this many rounds. */
const killed = 6

serverTest(
  test,
  'in whatever order three processes act, one of them killed now and then, money and protection stay right',
  () =>
    runRounds({
      count: 2,
      atOnce: 4,
      isOver: round => round > rounds,
      meanwhile: async (round, { random }, servers) => {
        if (round % killed > 0) return
        await pause(random.below(30))
        await servers.kill()
      },
    }),
)

test.run()
