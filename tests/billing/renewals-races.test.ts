import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { noticesJob, renewalsJob } from '../../src/billing/index.ts'
import { connect } from '../../src/kernel/database.ts'
import type { Services } from '../../src/kernel/given.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { type Bought, seedMother } from '../helpers/billing.ts'
import { renewalsCharging } from '../helpers/charging.ts'
import { serverTest } from '../helpers/db.ts'
import { ipn, orderRow, told } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { bought, jobs, paid, renewalOrders } from '../helpers/renewals.ts'
import { openTwoPlaces } from '../helpers/two-places.ts'
import { until } from '../helpers/until.ts'
import { isWaiting } from '../helpers/waiting.ts'

const purchases = 12

/** Twelve purchases that end on 31 January 2028, and four pools of connections, as four processes have them. */
function withProcesses(work: (mother: Bought, processes: Services[]) => Promise<void>): Promise<void> {
  return withOwnApp(async (app, url) => {
    const mother = await seedMother(app)
    for (let each = 0; each < purchases; each++) {
      const { ids } = await bought(app)
      await mother.assign(ids[0]!, { ma_thiet_bi: `RACE-${each}`, ma_tre_em: mother.child, ten_thiet_bi: 'Máy' })
    }
    await mother.at('2028-01-12T05:00:00Z')
    const pools: Knex[] = Array.from({ length: 4 }, () => connect({ connectionString: url }, 2))
    await work(
      mother,
      pools.map(db => ({ ...app.services, db })),
    )
    await Promise.all(pools.map(db => db.destroy()))
  })
}

const sum = (summaries: Record<string, number | string>[], name: string) =>
  summaries.reduce((total, each) => total + Number(each[name]), 0)

serverTest(test, 'D50, R54: four processes open each period once, charge it once and write one reminder', () =>
  withProcesses(async ({ app }, processes) => {
    const charged: string[] = []
    const job = renewalsCharging(async (_, { vnp_txn_ref }) => {
      charged.push(vnp_txn_ref)
      return 'left_to_buyer'
    })
    const summaries = await Promise.all(processes.map(services => runJob(services, job, { dryRun: false })))
    assert.equal(
      [sum(summaries, 'opened'), sum(summaries, 'reminders'), sum(summaries, 'failed')],
      [purchases, purchases, 0],
    )
    const orders = await renewalOrders(app)
    assert.equal(charged.sort(), orders.map(({ vnp_txn_ref }) => vnp_txn_ref).sort())
    assert.is(orders.length, purchases)
  }),
)

serverTest(test, 'switching off while the job runs either comes first or leaves one order', () =>
  withProcesses(async ({ app }, processes) => {
    const rows = await app.db('goi_dich_vu').whereNotNull('vnp_txn_ref').select('id', 'vnp_txn_ref')
    const body = { tu_dong_gia_han: false }
    const switches = rows.map(({ id }) =>
      app.ask('PUT', `/api/payment/subscriptions/${id}/auto-renew`, { as: 'mother', body }),
    )
    const runs = processes.slice(0, 2).map(services => runJob(services, renewalsJob, { dryRun: false }))
    assert.equal(tally(await Promise.all(switches)), { 200: purchases })
    const summaries = await Promise.all(runs)
    assert.is(sum(summaries, 'failed'), 0)
    assert.is((await renewalOrders(app)).length, sum(summaries, 'opened'))
  }),
)

serverTest(test, 'four processes send each notice once', () =>
  withProcesses(async ({ app }, processes) => {
    await runJob(app.services, renewalsJob, { dryRun: false })
    const ids: string[] = []
    const sms = async ({ id }: { id: string }) => {
      ids.push(id)
      return { ok: true } as const
    }
    const runs = processes.map(services => runJob({ ...services, sms }, noticesJob, { dryRun: false }))
    assert.is(sum(await Promise.all(runs), 'sent'), purchases)
    assert.equal([ids.length, new Set(ids).size], [purchases, purchases])
  }),
)

serverTest(test, 'ten clicks on a link are one order, and parallel results of it renew once', () =>
  withProcesses(async ({ app }) => {
    await runJob(app.services, renewalsJob, { dryRun: false })
    const [order] = await renewalOrders(app)
    const click = () => app.post(`/api/payment/renewal/${order.vnp_txn_ref}`, {}, { as: 'mother' })
    const clicks = await Promise.all(Array.from({ length: 10 }, click))
    assert.equal(tally(clicks), { 200: 10 })
    assert.is(new Set(clicks.map(({ json }) => json.data.payment_url)).size, 1)
    assert.is((await renewalOrders(app)).length, purchases)
    const calls = Array.from({ length: 6 }, () => ipn(app, told(app, order.vnp_txn_ref)))
    assert.equal((await Promise.all(calls)).sort(), ['00', '02', '02', '02', '02', '02'])
    const { purchase } = await app.db('renewals').where({ id: order.renewal_id }).first()
    assert.is((await app.db('goi_dich_vu').where({ vnp_txn_ref: purchase }).first()).ngay_ket_thuc, '2029-01-31')
  }),
)

serverTest(test, 'two attempts that are paid at the same moment renew once, and the other is reviewed', () =>
  withProcesses(async ({ app, at }) => {
    await runJob(app.services, renewalsJob, { dryRun: false })
    const [order] = await renewalOrders(app)
    const click = () => app.post(`/api/payment/renewal/${order.vnp_txn_ref}`, {}, { as: 'mother' })
    await click()
    await at('2028-01-12T06:00:00Z')
    const second = (await click()).json.data.vnp_txn_ref
    assert.is.not(second, order.vnp_txn_ref)
    assert.equal(await Promise.all([paid(app, order.vnp_txn_ref), paid(app, second)]), ['00', '00'])
    const states = [(await orderRow(app, order.vnp_txn_ref)).trang_thai, (await orderRow(app, second)).trang_thai]
    assert.equal(states.sort(), ['paid', 'review'])
    assert.is((await app.db('audit_log').where({ action: 'subscription_renewed' })).length, 1)
  }),
)

serverTest(test, 'the job leaves the price that an admin’s change gave a waiting order since the job looked', () =>
  withOwnApp(async app =>
    openTwoPlaces(await seedMother(app), async ({ vnp_txn_ref, lose }) => {
      const announced = await orderRow(app, vnp_txn_ref)
      await lose()
      // as if the place had been taken by hand
      await app.db('orders').where({ vnp_txn_ref }).update({ so_tien: announced.so_tien, so_thiet_bi: 2 })
      const since = { so_tien: 1_000, so_thiet_bi: 1 }
      const change = await app.db.transaction()
      await change('orders').where({ vnp_txn_ref }).update(since)
      const running = jobs.renewals(app)
      await until(() => isWaiting(app.db))
      await change.commit()
      await running
      const { so_tien, so_thiet_bi } = await orderRow(app, vnp_txn_ref)
      assert.equal({ so_tien, so_thiet_bi }, since)
    }),
  ),
)

test.run()
