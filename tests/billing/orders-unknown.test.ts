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

for (const [what, amount, listed] of [
  ['can do nothing', '39000000', ['14999999', 390_000]],
  ['is of another amount', '500000', ['14226112', 5_000]],
] as const)
  test(`the first money told of an order that nothing was heard of is its own, also where it ${what}; a second one is listed`, () =>
    withGateway(async given => {
      const { app, gateway, after } = given
      const { vnp_txn_ref: ref } = await order(app)
      const { ma_phu_huynh } = await orderRow(app, ref)
      gateway.behave(saying(app, { vnp_ResponseCode: '99' }))
      for (const minutes of days) await after(minutes)
      assert.is(await stateOf(given, ref), 'review never_heard')
      if (what === 'can do nothing') await app.ask('DELETE', `/api/phu-huynh/${ma_phu_huynh}`, { as: 'admin' })
      await ipn(app, told(app, ref, { vnp_Amount: amount }))
      assert.is((await orderRow(app, ref)).transaction_no, '14226112')
      await ipn(app, told(app, ref, { vnp_TransactionNo: '14999999' }))
      const second = await app.db('second_payments').first('transaction_no', 'so_tien')
      assert.equal([second.transaction_no, second.so_tien], listed)
    }))

test.run()
