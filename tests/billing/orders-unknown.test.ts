import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { saying } from '../helpers/fake-gateway.ts'
import { days, stateOf, withGateway } from '../helpers/heard.ts'
import { ipn, movesOf, order, orderRow, told } from '../helpers/orders.ts'

test('an order under review because nothing was heard ends when VNPay says that it has no such payment', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const { vnp_txn_ref } = await order(app)
    for (const minutes of days) await after(minutes)
    gateway.behave(saying(app, { vnp_ResponseCode: '91' }))
    const { json } = await app.post(`/api/payment/orders/${vnp_txn_ref}/query`, {}, { as: 'admin' })
    assert.equal([json.data.trang_thai, json.data.ly_do], ['expired', 'never_paid'])
  }))

test('the daily question closes an order under review for want of an answer once VNPay says that it has none', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const { vnp_txn_ref } = await order(app)
    for (const minutes of days) await after(minutes)
    assert.is(await stateOf(given, vnp_txn_ref), 'review never_heard')
    gateway.behave(saying(app, { vnp_ResponseCode: '91' }))
    await after(days.at(-1)! + 24 * 60)
    assert.is(await stateOf(given, vnp_txn_ref), 'expired never_paid')
    assert.is((await movesOf(app, vnp_txn_ref)).at(-1), 'order_expired')
  }))

test('an order under review of which a call told, with another amount, is not closed because VNPay then knows of none', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const { vnp_txn_ref } = await order(app)
    for (const minutes of days) await after(minutes)
    assert.is(await ipn(app, told(app, vnp_txn_ref, { vnp_Amount: '500000' })), '04')
    gateway.behave(saying(app, { vnp_ResponseCode: '91' }))
    await after(days.at(-1)! + 24 * 60)
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'review')
  }))

test.run()
