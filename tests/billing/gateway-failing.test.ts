import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { fakeGateway, saying } from '../helpers/fake-gateway.ts'
import { type WithGateway, withGateway } from '../helpers/heard.ts'
import { ipn, order, told } from '../helpers/orders.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { waiting, workOf } from '../helpers/work.ts'

const ask = ({ app }: Pick<WithGateway, 'app'>, ref: string) =>
  app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
const healthOf = async (app: TestApp) => {
  const { status, json } = await app.get('/api/health')
  assert.is(status, 200)
  const { gateway, gateway_code } = json.data
  return gateway === 'ok' ? gateway : `${gateway} ${gateway_code}`
}

test('from the third question in a row that fails, the work page and the health check say so with the code', () =>
  withGateway(async given => {
    const { app, gateway } = given
    assert.is(await healthOf(app), 'ok', 'before anything was asked')
    const { vnp_txn_ref } = await order(app)
    gateway.behave(saying(app, { vnp_ResponseCode: '02' }))
    for (const expected of ['ok', 'ok', 'failing 02']) {
      await ask(given, vnp_txn_ref)
      assert.is(await healthOf(app), expected)
    }
    assert.equal(await waiting(app), { gateway_failing: [vnp_txn_ref] })
    const [{ loai, lau_nhat }] = (await workOf(app)).viec
    assert.equal([loai, lau_nhat[0].ly_do, lau_nhat[0].ma_cong], ['gateway_failing', 'bad_terminal', '02'])
    const page = await app.get('/admin/viec-can-lam', { as: 'admin' })
    assert.match(page.text, 'Cổng thanh toán không trả lời đúng')
    assert.match(page.text, 'mã 02: Mã website (TmnCode) không đúng')
  }))

test('one good answer ends it: paid, failed, or no such payment', () =>
  withGateway(async given => {
    const { app, gateway } = given
    const good: Record<string, string>[] = [{}, { vnp_TransactionStatus: '02' }, { vnp_ResponseCode: '91' }]
    for (const more of good) {
      const { vnp_txn_ref } = await order(app)
      gateway.behave(response => response.destroy())
      for (let times = 0; times < 3; times++) await ask(given, vnp_txn_ref)
      assert.is(await healthOf(app), 'failing null')
      gateway.behave(saying(app, more))
      await ask(given, vnp_txn_ref)
      assert.equal([await healthOf(app), (await waiting(app)).gateway_failing], ['ok', undefined])
      await ipn(app, told(app, vnp_txn_ref))
    }
  }))

test('two questions that fail are shown after an hour without a good answer', () =>
  withGateway(async given => {
    const { app, gateway, at } = given
    const { vnp_txn_ref } = await order(app)
    gateway.behave(saying(app, { vnp_ResponseCode: '99' }))
    for (let times = 0; times < 2; times++) await ask(given, vnp_txn_ref)
    await at('2027-01-31T05:58:00Z')
    assert.is(await healthOf(app), 'ok')
    await at('2027-01-31T06:01:00Z')
    assert.is(await healthOf(app), 'failing 99')
  }))

test('a wrong terminal whose refusals nobody can sign is named too, and a forged refusal changes nothing else', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const { vnp_txn_ref } = await order(app)
    gateway.behave(response => response.end(JSON.stringify({ vnp_ResponseCode: '02', vnp_Message: 'Invalid TmnCode' })))
    for (const minutes of [6, 12, 18]) await after(minutes)
    assert.is(await healthOf(app), 'failing 02')
    gateway.behave(response => response.end(JSON.stringify({ vnp_ResponseCode: '91', vnp_TxnRef: vnp_txn_ref })))
    await after(90)
    assert.is(await healthOf(app), 'failing null')
    assert.is((await app.db('orders').first()).trang_thai, 'pending')
  }))

test('a wrong configuration at launch is seen within the hour, from the first order', () =>
  withGateway(async ({ app, gateway, after }) => {
    gateway.behave(saying(app, { vnp_ResponseCode: '02' }))
    await order(app)
    for (let minutes = 0; minutes <= 60; minutes += 5) await after(minutes)
    assert.is(await healthOf(app), 'failing 02')
  }))

serverTest(test, 'questions that several processes ask at once are counted together', () =>
  withOwnApp(async app => {
    const { at } = await seedMother(app)
    const gateway = await fakeGateway(app)
    gateway.behave(saying(app, { vnp_ResponseCode: '97' }))
    for (const package_id of [2, 3, 4]) await order(app, package_id)
    await at('2027-01-31T05:06:00Z')
    await Promise.all(Array.from({ length: 3 }, () => app.post('/dev/jobs/reconcile')))
    assert.equal([gateway.asked.length, await healthOf(app)], [3, 'failing 97'])
    gateway.close()
  }),
)

test.run()
