import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { reconcileJob, renewalsJob } from '../../src/billing/index.ts'
import { connect } from '../../src/kernel/database.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { seedMother } from '../helpers/billing.ts'
import { registerCard } from '../helpers/cards.ts'
import { serverTest } from '../helpers/db.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { bought, jobs, renewalOrders } from '../helpers/renewals.ts'

const child = join(import.meta.dirname, 'charges-child.ts')
const purchases = 6

/** Purchases that end on 31 January 2028, of a mother with a card. */
function withPurchases(
  count: number,
  work: (app: TestApp, url: string, at: (moment: string) => Promise<void>) => Promise<void>,
) {
  return withOwnApp(async (app, url) => {
    const mother = await seedMother(app)
    for (let each = 0; each < count; each++) {
      const { ids } = await bought(app)
      await mother.assign(ids[0]!, { ma_thiet_bi: `CARD-${each}`, ma_tre_em: mother.child, ten_thiet_bi: 'Máy' })
    }
    await registerCard(app, mother.parent, 'good')
    await mother.at('2028-01-12T05:00:00Z')
    await work(app, url, mother.at)
  })
}

const sent = async (app: TestApp) => (await app.db('gateway_calls').where({ kind: 'charge' })).length

serverTest(test, 'D50, D52: four processes that renew at once charge each period once', () =>
  withPurchases(purchases, async (app, url) => {
    const pools = Array.from({ length: 4 }, () => connect({ connectionString: url }, 2))
    const runs = pools.map(db => runJob({ ...app.services, db }, renewalsJob, { dryRun: false }))
    for (const summary of await Promise.all(runs)) assert.is(summary.failed, 0)
    await Promise.all(pools.map(db => db.destroy()))
    const orders = await renewalOrders(app)
    assert.equal([orders.length, await sent(app)], [purchases, purchases])
    assert.ok(orders.every(({ trang_thai }) => trang_thai === 'paid'))
  }),
)

for (const [moment, paid] of [
  ['before', 0],
  ['after', 1],
] as const)
  serverTest(test, `D51: after a kill ${moment} charging, the job charges the card once, and finds out by asking`, () =>
    withPurchases(1, async (app, url, at) => {
      const { port } = new URL(app.url)
      const died = spawn(process.execPath, [child, url, port, '2028-01-12T05:00:00Z', moment], { stdio: 'ignore' })
      const [, signal] = await once(died, 'exit')
      assert.is(signal, 'SIGKILL')
      const run = async (now: string) => {
        await at(now)
        await runJob(app.services, reconcileJob, { dryRun: false })
        await jobs.renewals(app)
        return (await renewalOrders(app)).map(({ charge_step, trang_thai }) => [charge_step, trang_thai])
      }
      assert.equal(await run('2028-01-12T05:01:00Z'), [[20, 'pending']])
      assert.equal(await run('2028-01-12T05:06:00Z'), [[20, paid ? 'paid' : 'pending']])
      await run('2028-01-12T06:10:00Z')
      await run('2028-01-13T07:00:00Z')
      assert.equal(
        await run('2028-01-18T05:00:00Z'),
        paid
          ? [[20, 'paid']]
          : [
              [20, 'expired'],
              [13, 'paid'],
            ],
      )
      assert.is(await sent(app), paid ? 1 : 2)
    }),
  )

test.run()
