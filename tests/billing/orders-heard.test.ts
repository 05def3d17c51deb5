import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { fakeGateway, saying } from '../helpers/fake-gateway.ts'
import { days, stateOf, type WithGateway, withGateway } from '../helpers/heard.ts'
import { cancelled, ipn, movesOf, order, orderRow, placesOf, told } from '../helpers/orders.ts'
import { withOwnApp } from '../helpers/own-app.ts'

const comeBack = ({ app }: Pick<WithGateway, 'app'>, ref: string, more = {}) =>
  app.get(`/api/payment/result?${told(app, ref, more)}`, { as: 'mother' })
const returnsOf = ({ app }: Pick<WithGateway, 'app'>) => app.db('gateway_calls').where({ kind: 'return' })

for (const [said, how] of [
  ['nothing', () => (response: { destroy: () => void }) => response.destroy()],
  ['HTTP 500', () => (response: { writeHead: (code: number) => { end: () => void } }) => response.writeHead(500).end()],
  ...['02', '03', '94', '97', '99'].map(
    code => [code, (app: WithGateway['app']) => saying(app, { vnp_ResponseCode: code })] as const,
  ),
] as const)
  test(`nothing expires unheard: after 3 days of ${said} an admin decides`, () =>
    withGateway(async given => {
      const { app, gateway, after } = given
      gateway.behave(how(app) as Parameters<typeof gateway.behave>[0])
      const { vnp_txn_ref } = await order(app)
      for (const minutes of days.slice(0, 4)) await after(minutes)
      assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'pending', 'not before')
      for (const minutes of days.slice(4)) await after(minutes)
      assert.is(await stateOf(given, vnp_txn_ref), 'review never_heard')
      assert.equal(await movesOf(app, vnp_txn_ref), ['order_created', 'order_review'])
      assert.is(await ipn(app, told(app, vnp_txn_ref)), '00', 'a late call still credits')
      assert.is((await placesOf(app, vnp_txn_ref)).length, 1)
    }))

test('an order that VNPay called unfinished after its page had closed is never paid, whatever VNPay is silent about later', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    gateway.behave(saying(app, { vnp_TransactionStatus: '01' }))
    const { vnp_txn_ref } = await order(app)
    for (const minutes of [6, 61]) await after(minutes)
    gateway.behave(response => response.destroy())
    for (const minutes of [1_510, 4_400, 4_410, 4_420, 4_500]) await after(minutes)
    assert.is(await stateOf(given, vnp_txn_ref), 'expired never_paid')
  }))

test('a signed success that the buyer brought back is kept once, and changes nothing by itself', () =>
  withGateway(async given => {
    const { app } = given
    const { vnp_txn_ref } = await order(app)
    const before = await orderRow(app, vnp_txn_ref)
    await comeBack(given, vnp_txn_ref, { vnp_SecureHash: 'x' })
    await comeBack(given, vnp_txn_ref, cancelled)
    await app.get(`/api/payment/result?${told(app, vnp_txn_ref)}&error=1`, { as: 'mother' })
    await comeBack(given, 'AN0')
    assert.equal(await returnsOf(given), [])
    for (let reload = 0; reload < 5; reload++)
      assert.is((await comeBack(given, vnp_txn_ref)).json.data.trang_thai, 'pending')
    const kept = await returnsOf(given)
    assert.equal([kept.length, kept[0].actor, kept[0].said], [1, given.parent, null])
    assert.equal(await orderRow(app, vnp_txn_ref), before)
    await ipn(app, told(app, vnp_txn_ref))
    const second = await order(app)
    await ipn(app, told(app, second.vnp_txn_ref))
    await comeBack(given, second.vnp_txn_ref)
    assert.is((await returnsOf(given)).length, 1, 'after the call of VNPay it is no news')
  }))

test('a signed success without any later word is reviewed after 3 days', () =>
  withGateway(async given => {
    const { app, after } = given
    const { vnp_txn_ref } = await order(app)
    await comeBack(given, vnp_txn_ref)
    for (const minutes of days) await after(minutes)
    assert.is(await stateOf(given, vnp_txn_ref), 'review never_heard')
  }))

test('a signed success outweighs what VNPay says later: failed, unfinished, unknown', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    for (const [more, reviewedAfter] of [
      [{ vnp_TransactionStatus: '02' }, 6],
      [{ vnp_TransactionStatus: '01' }, 4_410],
      [{ vnp_ResponseCode: '91' }, 4_410],
    ] as const) {
      app.services.clock.set(new Date('2027-01-31T05:00:00Z'))
      const { vnp_txn_ref } = await order(app)
      await comeBack(given, vnp_txn_ref)
      gateway.behave(saying(app, more))
      for (const minutes of [6, 61, 1_510, 2_960, 4_410, 4_420]) {
        await after(minutes)
        const expected = minutes < reviewedAfter ? 'pending null' : 'review returned_paid'
        assert.is(await stateOf(given, vnp_txn_ref), expected, `${JSON.stringify(more)} ${minutes}`)
      }
      const asked = await app.post(`/api/payment/orders/${vnp_txn_ref}/query`, {}, { as: 'admin' })
      assert.is(asked.json.data.trang_thai, 'review', 'asking again does not undo that')
    }
  }))

test('a call about an earlier try that failed does not outweigh the success that the buyer brought back', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const { vnp_txn_ref } = await order(app)
    await comeBack(given, vnp_txn_ref)
    assert.is(await ipn(app, told(app, vnp_txn_ref, cancelled)), '00')
    assert.is(await stateOf(given, vnp_txn_ref), 'pending null')
    gateway.behave(saying(app))
    await after(6)
    assert.is(await stateOf(given, vnp_txn_ref), 'paid paid')
  }))

test('a success that the buyer brings back after the order had ended is reviewed by the next run', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    gateway.behave(saying(app, { vnp_ResponseCode: '91' }))
    const expired = await order(app)
    await after(61)
    assert.is(await stateOf(given, expired.vnp_txn_ref), 'expired never_paid')
    await comeBack(given, expired.vnp_txn_ref)
    const failed = await order(app)
    await ipn(app, told(app, failed.vnp_txn_ref, cancelled))
    await app.db('orders').where({ vnp_txn_ref: failed.vnp_txn_ref }).update({ ask_at: null })
    await comeBack(given, failed.vnp_txn_ref)
    assert.is((await after(70)).review, 2)
    assert.is(await stateOf(given, expired.vnp_txn_ref), 'review returned_paid')
    assert.is(await stateOf(given, failed.vnp_txn_ref), 'review returned_paid')
    assert.is((await after(75)).review, 0)
    assert.is(await ipn(app, told(app, expired.vnp_txn_ref)), '00', 'a late call still credits')
  }))

test('status 20 of a query or of a call is paid', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const asked = await order(app)
    gateway.behave(saying(app, { vnp_TransactionStatus: '20' }))
    await after(6)
    const called = await order(app)
    assert.is(await ipn(app, told(app, called.vnp_txn_ref, { vnp_TransactionStatus: '20' })), '00')
    for (const { vnp_txn_ref } of [asked, called]) {
      assert.is(await stateOf(given, vnp_txn_ref), 'paid paid')
      assert.is((await placesOf(app, vnp_txn_ref)).length, 1)
    }
  }))

serverTest(test, 'a buyer who comes back twice at once, while the order ends, is kept once and reviewed', () =>
  withOwnApp(async app => {
    const { at } = await seedMother(app)
    const gateway = await fakeGateway(app)
    gateway.behave(saying(app, { vnp_ResponseCode: '91' }))
    const { vnp_txn_ref } = await order(app)
    await at('2027-01-31T06:05:00Z')
    await Promise.all([
      app.post('/dev/jobs/reconcile'),
      ...Array.from({ length: 4 }, () => comeBack({ app }, vnp_txn_ref)),
    ])
    await at('2027-01-31T06:10:00Z')
    for (const moment of ['2027-01-31T06:10:00Z', '2027-02-03T06:20:00Z', '2027-02-05T06:20:00Z']) {
      await at(moment)
      await app.post('/dev/jobs/reconcile')
    }
    assert.is((await returnsOf({ app })).length, 1)
    assert.is(await stateOf({ app }, vnp_txn_ref), 'review returned_paid')
    gateway.close()
  }),
)

test.run()
