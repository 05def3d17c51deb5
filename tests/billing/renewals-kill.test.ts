import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { killed } from '../helpers/killed.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { bought, jobs, renewalOrders } from '../helpers/renewals.ts'

const child = join(import.meta.dirname, 'renewals-child.ts')
const now = '2028-01-12T05:00:00Z'
const purchases = 3

for (const [moment, commit, opened] of [
  ['before', 1, 0],
  ['after', 1, 1],
  ['before', 3, 2],
  ['after', 3, 3],
] as const)
  serverTest(test, `R54: after a kill ${moment} commit ${commit}, the job opens and announces the rest once`, () =>
    withOwnApp(async (app, url) => {
      const { assign, at, child: ma_tre_em } = await seedMother(app)
      for (let each = 0; each < purchases; each++) {
        const { ids } = await bought(app)
        await assign(ids[0]!, { ma_thiet_bi: `KILL-${each}`, ma_tre_em, ten_thiet_bi: 'Máy' })
      }
      assert.is(await killed(child, url, now, moment, String(commit)), '')
      assert.is((await renewalOrders(app)).length, opened)
      await at(now)
      const { opened: rest, reminders } = await jobs.renewals(app)
      assert.equal([rest, reminders], [purchases - opened, purchases])
      assert.is((await renewalOrders(app)).length, purchases)
      assert.is((await app.db('notices')).length, purchases)
    }),
  )

test.run()
