import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { withMother } from '../helpers/billing.ts'
import { order, orderRow } from '../helpers/orders.ts'

const pay = (app: TestApp, url: string, outcome = 'success') =>
  app.ask('POST', `/dev/vnpay/pay${new URL(url).search}`, {
    body: `outcome=${outcome}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
const answers = (app: TestApp, how: string | null) => app.post('/dev/vnpay/fault', { answers: how })
const ask = async (app: TestApp, ref: string) =>
  (await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })).json

test('the simulated gateway can be silent: no call and no answer, though the buyer paid and comes back', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref, payment_url } = await order(app)
    assert.equal((await answers(app, 'silence')).json, { answers: 'silence' })
    const { headers } = await pay(app, payment_url)
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'pending')
    const { search } = new URL(headers.get('location')!)
    assert.is((await app.get(`/api/payment/result${search}`, { as: 'mother' })).json.data.trang_thai, 'pending')
    assert.is((await ask(app, vnp_txn_ref)).error, 'gateway_silent')
    assert.equal((await answers(app, null)).json, { answers: null })
    assert.is((await ask(app, vnp_txn_ref)).data.trang_thai, 'paid')
  }))

test('the simulated gateway can be wrongly configured: it answers 02 to all questions', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    await answers(app, '02')
    for (let times = 0; times < 3; times++) assert.is((await ask(app, vnp_txn_ref)).data.ma_tra_loi, 'bad_terminal')
    assert.is((await app.get('/api/health')).json.data.gateway, 'failing')
    await answers(app, null)
    await ask(app, vnp_txn_ref)
    assert.is((await app.get('/api/health')).json.data.gateway, 'ok')
  }))

test('the simulated gateway can say 20 of a payment: settled since, which is paid; of one that failed it says so', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref, payment_url } = await order(app)
    await pay(app, payment_url, 'silent')
    assert.equal((await answers(app, '20')).json, { answers: '20' })
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'pending')
    assert.equal((await ask(app, vnp_txn_ref)).data.trang_thai, 'paid')
    const other = await order(app)
    await pay(app, other.payment_url, 'cancelled')
    assert.is((await ask(app, other.vnp_txn_ref)).data.trang_thai, 'failed')
    const calls = await app.db('gateway_calls').where({ vnp_txn_ref, kind: 'query' })
    assert.match(calls[0].answer, '"vnp_TransactionStatus":"20"')
    await answers(app, null)
  }))

test.run()
