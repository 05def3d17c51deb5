import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { free, oneDevice, seedMother, withMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { saying } from '../helpers/fake-gateway.ts'
import { withGateway } from '../helpers/heard.ts'
import { cancelled, ipn, order, orderRow, told } from '../helpers/orders.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import type { Name } from '../helpers/people.ts'

/** Each order at a price of its own, because the same package would be the same order for a quarter of an hour. */
async function another(app: TestApp, as: Name = 'mother', more = {}) {
  await app.db('goi').where({ id: oneDevice }).increment('gia', 1_000)
  return app.post('/api/payment/create', { thong_tin_goi_id: oneDevice, ...more }, { as })
}
/** The call of a buyer who gave up. */
async function giveUp(app: TestApp, vnp_txn_ref: string) {
  const { so_tien } = await orderRow(app, vnp_txn_ref)
  await ipn(app, told(app, vnp_txn_ref, { ...cancelled, vnp_Amount: String(so_tien * 100) }))
}
const statusesOf = async (answers: ReturnType<typeof another>[]) =>
  (await Promise.all(answers)).map(each => each.status)

test('a parent has 5 open orders at most: the sixth is refused with a sentence, and writes nothing', () =>
  withMother(async ({ app, parent }) => {
    for (let made = 0; made < 5; made++) assert.is((await another(app)).status, 200)
    const { status, json } = await another(app)
    assert.equal([status, json.error], [409, 'too_many_open_orders'])
    assert.match(json.message, '5 đơn hàng chờ thanh toán')
    assert.is((await another(app, 'admin', { phu_huynh_id: parent })).status, 409, 'also for an admin')
    assert.equal([(await app.db('orders')).length, (await app.db('gateway_calls')).length], [5, 5])
    assert.is((await another(app, 'stranger')).status, 200, 'others may')
    assert.is((await app.post('/api/payment/create', { thong_tin_goi_id: free }, { as: 'mother' })).status, 200)
    await app.db('goi').where({ id: oneDevice }).decrement('gia', 3_000)
    assert.is((await order(app)).vnp_txn_ref.length, 24, 'a click on an open one is the same order')
  }))

test('an open order is closed by what VNPay says: failed, unknown, or unfinished after its page has closed', () =>
  withGateway(async ({ app, gateway, after, at }) => {
    const made = []
    for (let each = 0; each < 5; each++) made.push((await another(app)).json.data.vnp_txn_ref)
    await at('2027-01-31T07:00:00Z')
    assert.is((await another(app)).status, 409, 'not by force')
    await giveUp(app, made[0]!)
    assert.is((await another(app)).status, 200)
    assert.is((await another(app)).status, 409)
    gateway.behave(saying(app, { vnp_TransactionStatus: '01' }))
    await after(130)
    assert.is((await another(app)).status, 200)
    const states = await app.db('orders').whereIn('vnp_txn_ref', made).orderBy('id').pluck('trang_thai')
    assert.equal(states, ['failed', ...Array(4).fill('pending')], 'VNPay is still asked about them')
  }))

test('20 new orders an hour, then 429 with Retry-After; what is refused or repeated is not counted', () =>
  withMother(async ({ app, at }) => {
    for (let made = 0; made < 20; made++) {
      await at(new Date(Date.parse('2027-01-31T05:00:00Z') + made * 60_000).toISOString())
      const { vnp_txn_ref } = (await another(app)).json.data
      await order(app)
      await giveUp(app, vnp_txn_ref)
    }
    const { status, json, headers } = await another(app)
    const minutes = Math.ceil(Number(headers.get('retry-after')) / 60)
    assert.equal([status, json.error, minutes], [429, 'too_many_tries', 41])
    await at('2027-01-31T06:00:01Z')
    assert.is((await another(app)).status, 200)
  }))

test('a buyer who clicks 210 times leaves one call and one entry of the log', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app, oneDevice, 'admin')
    await ipn(app, told(app, vnp_txn_ref, { vnp_Amount: '100' }))
    await app.db('orders').update({ trang_thai: 'pending', ask_at: new Date() })
    for (let click = 0; click < 210; click++) await order(app, oneDevice, 'admin')
    assert.equal(await app.db('gateway_calls').orderBy('id').pluck('kind'), ['redirect', 'ipn'])
    assert.is((await app.db('audit_log').where({ action: 'order_created' })).length, 1)
  }))

test('300 questions without an answer do not hide what VNPay said from the history of an order', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    await ipn(app, told(app, vnp_txn_ref))
    const silent = { kind: 'query', vnp_txn_ref, request: '{}', outcome: 'no_answer', at: new Date('2027-02-01') }
    await app.db('gateway_calls').insert(Array.from({ length: 300 }, () => silent))
    const { json } = await app.get(`/api/payment/orders/${vnp_txn_ref}`, { as: 'admin' })
    const shown = json.data.dong_thoi_gian.map(({ hanh_dong }: { hanh_dong: string }) => hanh_dong)
    assert.ok(shown.includes('gateway_ipn') && shown.includes('gateway_redirect'))
    assert.ok(shown.length < 210)
  }))

serverTest(test, 'of twelve new orders at once, five are opened', () =>
  withOwnApp(async app => {
    await seedMother(app)
    const [{ gia }] = await app.db('goi').where({ id: oneDevice })
    const packages = Array.from({ length: 12 }, (_, at) => ({ ten: `Gói ${at}`, loai_goi: 'TRA_PHI', gia: gia + at }))
    const made = await app.db('goi').insert(packages).returning('id')
    const create = ({ id }: { id: number }) =>
      app.post('/api/payment/create', { thong_tin_goi_id: id }, { as: 'mother' })
    const statuses = await statusesOf(made.map(create))
    assert.equal(statuses.toSorted(), [...Array(5).fill(200), ...Array(7).fill(409)])
  }),
)

test.run()
