import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { VNPay } from 'vnpay'
import { cancelBody, chargeBody } from '../../src/billing/cards/recurring.ts'
import { payUrl } from '../../src/billing/vnpay/pay-url.ts'
import { sign } from '../../src/billing/vnpay/signature.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { withMother } from '../helpers/billing.ts'
import { order, orderRow, placesOf } from '../helpers/orders.ts'

const form = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
const pay = (app: TestApp, query: string, outcome: string) =>
  app.post(`/dev/vnpay/pay${query}`, `outcome=${outcome}`, form)

test('the simulated gateway calls our IPN and leads back with a signed result, for every outcome', () =>
  withMother(async ({ app }) => {
    for (const [outcome, state, shown] of [
      ['success', 'paid', 'success'],
      ['cancelled', 'failed', 'failed'],
      ['insufficient', 'failed', 'failed'],
      ['suspected', 'review', 'review'],
      ['silent', 'pending', 'pending'],
    ] as const) {
      const { vnp_txn_ref, payment_url } = await order(app)
      const { status, headers } = await pay(app, new URL(payment_url).search, outcome)
      assert.is(status, 303)
      const back = new URL(headers.get('location')!)
      assert.is(back.origin + back.pathname, `${app.config.origin}/payment/callback`)
      assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, state, outcome)
      assert.is((await app.get(`/api/payment/result${back.search}`)).json.data.trang_thai, shown)
    }
  }))

test('a payment that the gateway did not report is found by a query', () =>
  withMother(async ({ app, at }) => {
    const { vnp_txn_ref, payment_url } = await order(app)
    await pay(app, new URL(payment_url).search, 'silent')
    await at('2027-01-31T05:06:00Z')
    const { json } = await app.post('/dev/jobs/reconcile')
    assert.equal([json.due, json.asked, json.paid], [1, 1, 1])
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'paid')
    assert.is((await placesOf(app, vnp_txn_ref)).length, 1)
  }))

test('an admin asks the gateway about an order, and sees what it said', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref, payment_url } = await order(app)
    const path = `/api/payment/orders/${vnp_txn_ref}/query`
    const before = await app.post(path, {}, { as: 'admin' })
    assert.equal([before.status, before.json.data.ma_tra_loi], [200, 'unknown_transaction'])
    assert.is((await app.post(path, {}, { as: 'mother' })).status, 403)
    await pay(app, new URL(payment_url).search, 'silent')
    const { data } = (await app.post(path, {}, { as: 'admin' })).json
    assert.equal([data.ma_tra_loi, data.trang_thai, data.dong_thoi_gian.length], ['paid', 'paid', 5])
    assert.equal((await app.post('/api/payment/orders/AN0/query', {}, { as: 'admin' })).status, 404)
    app.services.gateway = { ...app.services.gateway!, apiUrl: 'http://127.0.0.1:1/' }
    const silent = await app.post(path, {}, { as: 'admin' })
    assert.equal([silent.status, silent.json.error], [503, 'gateway_silent'])
  }))

test('the simulated gateway says which payment of an order went back, so that it is known again', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref, payment_url } = await order(app)
    await pay(app, new URL(payment_url).search, 'success')
    const { vnp_TransactionNo: giao_dich } = (await app.post('/dev/vnpay/again', { vnp_TxnRef: vnp_txn_ref })).json
    const path = `/api/payment/orders/${vnp_txn_ref}`
    assert.is((await app.post(`${path}/refund`, { ly_do: 'x', giao_dich }, { as: 'admin' })).status, 200)
    assert.equal((await app.post(`${path}/query`, {}, { as: 'admin' })).json.data.cong_hoan, [])
  }))

test('a payment URL is refused as the gateway does: bad signature, terminal, data, and time', () =>
  withMother(async ({ app, at }) => {
    const { vnp_txn_ref, payment_url } = await order(app)
    const { search } = new URL(payment_url)
    const refused = async (query: string) => {
      const { data } = (await app.get(`/api/dev/vnpay/pay${query}`)).json
      if (data.refused) assert.is((await pay(app, query, 'success')).status, 400)
      return data.refused
    }
    const gateway = app.config.vnpay!
    const signed = (more: object) =>
      payUrl(gateway, '', {
        txnRef: vnp_txn_ref,
        amount: 390_000,
        info: 'x',
        createDate: '20270131120000',
        expireDate: '20270131123000',
        returnUrl: 'http://localhost/back',
        address: '127.0.0.1',
        language: 'vi',
        ...more,
      })
    assert.is(await refused(search), null)
    assert.is(await refused(signed({})), null)
    assert.is(await refused(search.replace('39000000', '100')), '70')
    assert.is(await refused(search.replace(gateway.tmnCode, 'OTHER001')), '72')
    assert.is(await refused(`${search}&vnp_SecureHashType=SHA512`), '70')
    for (const more of [{ amount: 4_999 }, { amount: 1_000_000_000 }, { createDate: '2027' }, { txnRef: 'a b' }])
      assert.is(await refused(signed(more)), '03', JSON.stringify(more))
    await at('2027-01-31T05:31:00Z')
    assert.is(await refused(search), '15')
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'pending')
    assert.is((await pay(app, search, 'other')).status, 400)
  }))

test('the npm package understands the simulated gateway: its URL is taken, its query answered and verified', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref, payment_url } = await order(app)
    const { headers } = await pay(app, new URL(payment_url).search, 'success')
    const { tmnCode, secret } = app.config.vnpay!
    const library = new VNPay({ tmnCode, secureSecret: secret, vnpayHost: app.url, queryDrAndRefundHost: app.url })
    const back = Object.fromEntries(new URL(headers.get('location')!).searchParams)
    assert.ok(library.verifyReturnUrl(back as never).isVerified)
    const body: Record<string, string> = {
      vnp_RequestId: 'r1',
      vnp_Version: '2.1.0',
      vnp_Command: 'refund',
      vnp_TmnCode: tmnCode,
      vnp_TransactionType: '02',
      vnp_TxnRef: vnp_txn_ref,
      vnp_Amount: '39000000',
      vnp_TransactionNo: '0',
      vnp_TransactionDate: '20270131120000',
      vnp_CreateBy: 'admin',
      vnp_CreateDate: '20270131120500',
      vnp_IpAddr: '127.0.0.1',
      vnp_OrderInfo: 'Hoan tien',
    }
    const order13 =
      'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo'
    const ask = async (more: object) => {
      const asked: Record<string, string> = { ...body, ...more }
      const values = order13.split(' ').map(name => asked[`vnp_${name}`])
      const hash = sign(secret, values.join('|'))
      return (await app.post('/dev/vnpay/api', { ...asked, vnp_SecureHash: hash })).json.vnp_ResponseCode
    }
    for (const [vnp_Amount, code] of Object.entries({ 39000100: '93', 100: '03' }))
      assert.is(await ask({ vnp_RequestId: code, vnp_Amount }), code, 'more than was paid, and a part called the whole')
    assert.is(await ask({}), '00')
    assert.is(await ask({}), '94')
    assert.is(await ask({ vnp_RequestId: 'r2', vnp_Amount: '100' }), '93', 'D34: more than was paid, in two parts')
    const status = async () => {
      const asked = await app.post(`/api/payment/orders/${vnp_txn_ref}/query`, {}, { as: 'admin' })
      return asked.json.data.ma_tra_loi
    }
    const told = []
    for (const moment of ['2027-01-31T06:00:00Z', '2027-02-01T06:00:00Z', '2027-02-05T06:00:00Z']) {
      app.services.clock.set(new Date(moment))
      told.push(await status())
    }
    assert.equal(told, ['refund_processing', 'refund_sent', 'refund_done'])
    assert.is(await ask({ vnp_RequestId: 'r3', vnp_TxnRef: 'AN0' }), '91')
    assert.is((await app.post('/dev/vnpay/api', { ...body, vnp_SecureHash: 'x' })).json.vnp_ResponseCode, '97')
  }))

test('a body that is no object is refused by the routes for development', () =>
  withApp(async app => {
    const recurring = '/dev/vnpay/recurring'
    const paths = ['/oauth/authenticate', '/recurring-payment/execute'].map(path => recurring + path)
    for (const path of ['/dev/clock', '/dev/vnpay/api', '/dev/vnpay/card', ...paths])
      for (const body of ['null', '[]', '1']) {
        const headers = { 'Content-Type': 'application/json' }
        assert.is((await app.post(path, body, { headers })).status, 400, `${path} ${body}`)
      }
  }))

test('a request for a card that lacks a part, or has another type in its place, is refused by a code', () =>
  withApp(async app => {
    const service = app.services.gateway!.recurring!
    const path = '/dev/vnpay/recurring'
    const { clientId, clientSecret, username, password } = service
    const entered = await app.post(`${path}/oauth/authenticate`, { clientId, clientSecret, username, password })
    const headers = { Authorization: `Bearer ${entered.json.data.accessToken}` }
    const card = { recurringId: '20000001', token: 't' }
    const charge = { ...card, txnRef: 'AN1', info: 'Gia han', amount: 390_000, createDate: '20280111120000' }
    for (const body of [chargeBody(service, charge), cancelBody(service, { ...card, requestId: 'r1' })])
      for (const name of Object.keys(body).filter(name => name !== 'command'))
        for (const wrong of [undefined, null, 1, 'x', {}]) {
          const asked = await app.post(`${path}/recurring-payment/execute`, { ...body, [name]: wrong }, { headers })
          assert.equal([asked.status, typeof asked.json.rspCode], [200, 'string'], `${name} ${wrong}`)
          assert.is.not(asked.json.rspCode, '00')
        }
  }))

test('with an account at the real gateway there is no simulated one', () =>
  withApp(
    async app => {
      assert.is((await pay(app, '', 'success')).status, 405)
      assert.is((await pay(app, '', '')).status, 405)
      assert.is((await app.post('/dev/vnpay/api', '', form)).status, 405)
      assert.is((await app.get('/api/dev/vnpay/pay')).status, 404)
    },
    { VNPAY_TMN_CODE: 'CODE0001', VNPAY_HASH_SECRET: 's' },
  ))

test.run()
