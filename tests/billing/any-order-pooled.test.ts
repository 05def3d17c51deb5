import { test } from 'uvu'
import { runRounds } from '../helpers/any-order/run.ts'
import { limitRole, poolerTest, withPooler } from '../helpers/pgbouncer.ts'
import { proof } from '../helpers/proof.ts'
import { skip } from '../helpers/skip.ts'

const name = 'in whatever order three processes act, two of them behind PgBouncer, money and protection stay right'

if (proof)
  poolerTest(test, name, () =>
    runRounds({
      count: 2,
      atOnce: 4,
      isOver: round => round > 100,
      behind: (direct, work) =>
        withPooler(direct, async pooled => {
          await limitRole(pooled)
          await work(pooled.url)
        }),
    }),
  )
else skip(test, name, 'takes minutes: npm run proof')

test.run()
