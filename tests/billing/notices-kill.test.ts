import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { killed } from '../helpers/killed.ts'
import { failing } from '../helpers/notices.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { bought, jobs } from '../helpers/renewals.ts'

const child = join(import.meta.dirname, 'notices-child.ts')
const purchases = 4

for (const [moment, left] of [
  ['before', 1],
  ['after', 2],
] as const)
  serverTest(
    test,
    `when a process is killed ${moment} its second message leaves, others send the rest, and none is sent twice`,
    () =>
      withOwnApp(async (app, url) => {
        const { assign, at, child: ma_tre_em } = await seedMother(app)
        for (let each = 0; each < purchases; each++) {
          const { ids } = await bought(app)
          await assign(ids[0]!, { ma_thiet_bi: `KILL-${each}`, ma_tre_em, ten_thiet_bi: 'Máy' })
        }
        await at('2028-01-12T05:00:00Z')
        await jobs.renewals(app)
        const now = '2028-01-12T05:01:00Z'
        const byChild = (await killed(child, url, now, moment, '2')).trim().split('\n')
        assert.is(byChild.length, left)
        const rest = failing(app, [])
        await at('2028-01-12T05:02:00Z')
        await jobs.notices(app)
        await at('2028-01-12T05:30:00Z')
        await jobs.notices(app)
        assert.is(rest.length, purchases - 2)
        assert.is(new Set([...byChild, ...rest.map(({ id }) => id)]).size, left + rest.length)
        const outcomes = await app.db('notices').orderBy('outcome').pluck('outcome')
        assert.equal(outcomes, ['accepted', 'accepted', 'accepted', 'process_died'])
        assert.equal(await app.db('notices').whereNot('state', 'sent'), [])
      }),
  )

test.run()
