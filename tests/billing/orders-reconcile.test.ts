import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../src/billing/effects.ts'
import { reconcileJob } from '../../src/billing/index.ts'
import { reconcileJob as reconciling } from '../../src/billing/orders/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { type FakeGateway, fakeGateway, saying } from '../helpers/fake-gateway.ts'
import { stateOf, withGateway } from '../helpers/heard.ts'
import { cancelled, ipn, movesOf, order, orderRow, placesOf, told } from '../helpers/orders.ts'
import { withOwnApp } from '../helpers/own-app.ts'

test('D44, R39: a pending order is asked about after 5 minutes, an hour, then daily, and given up after 3 days', () =>
  withGateway(async ({ app, gateway, after }) => {
    gateway.behave(saying(app, { vnp_TransactionStatus: '01' }))
    const { vnp_txn_ref } = await order(app)
    const askedAt: number[] = []
    for (const minutes of [4, 5, 6, 30, 59, 60, 120, 1_439, 1_501, 2_000, 2_945, 4_319, 4_400]) {
      const before = gateway.asked.length
      await after(minutes)
      if (gateway.asked.length > before) askedAt.push(minutes)
    }
    assert.equal(askedAt, [5, 60, 1_501, 2_945, 4_400])
    const row = await orderRow(app, vnp_txn_ref)
    assert.equal([row.trang_thai, row.reason, row.asked], ['expired', 'never_paid', 5])
    assert.equal(await movesOf(app, vnp_txn_ref), ['order_created', 'order_expired'])
    assert.is(gateway.asked[0]!.vnp_TransactionDate, row.create_date)
    assert.is(await ipn(app, told(app, vnp_txn_ref)), '00', 'a late call still credits')
    assert.is((await placesOf(app, vnp_txn_ref)).length, 1)
  }))

test('what the gateway says by query is settled like its call: paid, failed, reviewed, or unknown to it', () =>
  withGateway(async ({ app, gateway, after }) => {
    for (const [more, state, counted] of [
      [{}, 'paid', 'paid'],
      [{ vnp_TransactionStatus: '02' }, 'failed', 'not_paid'],
      [{ vnp_TransactionStatus: '07' }, 'review', 'review'],
      [{ vnp_Amount: '100' }, 'review', 'review'],
      [{ vnp_Amount: '100', vnp_TransactionStatus: '02' }, 'failed', 'not_paid'],
      [{ vnp_ResponseCode: '91' }, 'pending', 'pending'],
      [{ vnp_ResponseCode: '99' }, 'pending', 'no_answer'],
    ] as const) {
      app.services.clock.set(new Date('2027-01-31T05:00:00Z'))
      const { vnp_txn_ref } = await order(app)
      gateway.behave(saying(app, more))
      assert.is((await after(6))[counted], 1)
      assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, state)
      assert.is((await placesOf(app, vnp_txn_ref)).length, state === 'paid' ? 1 : 0)
      if (!('vnp_ResponseCode' in more)) continue
      await after(61)
      const unknown = more.vnp_ResponseCode === '91'
      assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, unknown ? 'expired' : 'pending')
    }
  }))

test('a payment after one that failed, of which no call came, is found by asking once more', () =>
  withGateway(async ({ app, gateway, after }) => {
    const paid = await order(app)
    await ipn(app, told(app, paid.vnp_txn_ref, cancelled))
    gateway.behave(response => response.destroy())
    for (const minutes of [6, 30, 61, 67]) await after(minutes)
    assert.is(gateway.asked.length, 2, 'an hour after the order, and again after silence')
    gateway.behave(saying(app))
    await after(80)
    assert.equal([(await orderRow(app, paid.vnp_txn_ref)).trang_thai, gateway.asked.length], ['paid', 3])
    gateway.behave(saying(app, { vnp_TransactionStatus: '02' }))
    app.services.clock.set(new Date('2027-01-31T07:00:00Z'))
    const failed = await order(app)
    await ipn(app, told(app, failed.vnp_txn_ref, cancelled))
    for (const minutes of [181, 200, 400, 2_000]) await after(minutes)
    assert.equal([(await orderRow(app, failed.vnp_txn_ref)).trang_thai, gateway.asked.length], ['failed', 4])
  }))

test('an order that failed is asked about daily while VNPay is silent, for a month; then an admin decides', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const [found, silent] = [await order(app), await order(app, 2)].map(({ vnp_txn_ref }) => vnp_txn_ref)
    await ipn(app, told(app, found!, cancelled))
    await ipn(app, told(app, silent!, { ...cancelled, vnp_Amount: '74100000' }))
    const dailyFrom = 4 * 1_440
    for (const minutes of [61, 67, 73, dailyFrom]) await after(minutes)
    for (const ref of [found!, silent!]) assert.is(await stateOf(given, ref), 'failed cancelled')
    await app.db('orders').where({ vnp_txn_ref: silent }).update({ ask_at: null })
    gateway.behave(saying(app))
    await after(dailyFrom + 1_441)
    assert.is(await stateOf(given, found!), 'paid paid')
    gateway.behave(response => response.destroy())
    await app.db('orders').where({ vnp_txn_ref: silent }).update({ ask_at: app.services.clock.now() })
    await after(34 * 1_440)
    assert.is(await stateOf(given, silent!), 'review never_heard')
  }))

test('R49: an answer that is forged, about another order, redirected, broken or missing changes nothing', () =>
  withGateway(async ({ app, gateway, after }) => {
    const { vnp_txn_ref } = await order(app)
    const bad: Parameters<FakeGateway['behave']>[0][] = [
      response => response.destroy(),
      response => response.writeHead(500).end('<html>'),
      response => response.writeHead(302, { Location: 'http://evil.test/' }).end(),
      response =>
        response.end(JSON.stringify({ vnp_ResponseCode: '00', vnp_TransactionStatus: '00', vnp_TxnRef: vnp_txn_ref })),
      saying(app, { vnp_TxnRef: 'AN0' }),
      saying(app, { vnp_TmnCode: 'OTHER001' }),
      response => response.end('x'.repeat(100_000)),
    ]
    for (const [at, how] of bad.entries()) {
      gateway.behave(how)
      const summary = await after(6 + at * 70)
      assert.equal([summary.asked, summary.no_answer], [1, 1], String(at))
      assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'pending')
    }
    gateway.behave(saying(app))
    assert.is((await after(1_000)).paid, 1)
  }))

test('R49: a gateway that does not answer holds a run up once, and the other orders wait for the next', () =>
  withGateway(async ({ app, gateway, after }) => {
    for (let more = 0; more < 12; more++) {
      await order(app)
      // of families that are gone: one has 5 open orders at most
      await app.db('orders').update({ ngay_tao: new Date('2027-01-31T04:00:00Z'), ma_phu_huynh: null })
    }
    gateway.behave(() => {})
    const began = performance.now()
    const summary = await after(6)
    assert.equal([summary.due, summary.asked, summary.no_answer], [12, 4, 4])
    assert.ok(performance.now() - began < 14_000)
  }))

test('R56: an order that cannot be settled stops no other, and the run says why it failed', () =>
  withGateway(async ({ app, gateway }) => {
    gateway.behave(saying(app))
    const [first, second] = [await order(app), await order(app, 2)]
    const job = reconciling(async (tx, report, now) => {
      if (report.txnRef === first.vnp_txn_ref) throw new Error('the settling burns')
      return settle(tx, report, now)
    })
    app.services.clock.set(new Date('2027-01-31T05:06:00Z'))
    const { asked, failed, first_failure } = await runJob(app.services, job, { dryRun: false })
    assert.equal([asked, failed, first_failure], [2, 1, 'Error: the settling burns'])
    const states = [first, second].map(async ({ vnp_txn_ref }) => (await orderRow(app, vnp_txn_ref)).trang_thai)
    assert.equal(await Promise.all(states), ['pending', 'review'])
  }))

test('a dry run asks nobody and changes nothing', () =>
  withGateway(async ({ app, gateway }) => {
    await order(app)
    app.services.clock.set(new Date('2027-01-31T06:00:00Z'))
    assert.equal(await reconcileJob.run(app.services, { dryRun: true }), { due: 1 })
    assert.equal([gateway.asked.length, (await app.db('orders').first()).asked], [0, 0])
  }))

serverTest(test, 'two processes ask about an order once', () =>
  withOwnApp(async app => {
    const { at } = await seedMother(app)
    const gateway = await fakeGateway(app)
    gateway.behave(saying(app))
    await order(app)
    await at('2027-01-31T05:10:00Z')
    await Promise.all(Array.from({ length: 6 }, () => app.post('/dev/jobs/reconcile')))
    assert.is(gateway.asked.length, 1)
    assert.is((await app.db('goi_dich_vu')).length, 1)
    gateway.close()
  }),
)

test.run()
