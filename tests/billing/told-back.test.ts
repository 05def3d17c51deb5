import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Body } from '../../src/billing/vnpay/enquiries.ts'
import { saying } from '../helpers/fake-gateway.ts'
import { days, stateOf, type WithGateway, withGateway } from '../helpers/heard.ts'
import { ipn, order, orderRow, placesOf, told } from '../helpers/orders.ts'
import { workOf } from '../helpers/work.ts'

const whole = { vnp_TransactionType: '02', vnp_TransactionStatus: '00' }
const part = { ...whole, vnp_TransactionType: '03', vnp_Amount: '10000000' }
const numberOfRefund = { vnp_TransactionNo: '14226113' }

/** An order of which no call came, and what VNPay then answers to the question about it. */
const asked = (minutes: number[], answer: Body, work: (given: WithGateway & { ref: string }) => Promise<void>) =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const { vnp_txn_ref: ref } = await order(app)
    gateway.behave(saying(app, { vnp_ResponseCode: '99' }))
    for (const each of minutes) await after(each)
    gateway.behave(saying(app, answer))
    assert.is((await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })).status, 200)
    await work({ ...given, ref })
  })

for (const [when, minutes] of [['waits', []] as const, ['is under review', days] as const])
  for (const [what, answer, reason] of [
    ['all of it went', whole, 'refund_done'],
    ['a part of it went', part, 'partly_refunded'],
    ['it went under a number of its own', { ...whole, ...numberOfRefund }, 'refund_done'],
    ['all of it went, with another amount,', { ...whole, vnp_Amount: '38000000' }, 'refund_done'],
  ] as const)
    test(`a late call grants nothing of an order that ${when} once VNPay said that ${what} back: an admin decides`, () =>
      asked([...minutes], answer, async given => {
        const { app, ref } = given
        assert.is(await ipn(app, told(app, ref)), '02')
        assert.is(await stateOf(given, ref), `review ${reason}`)
        assert.equal([await placesOf(app, ref), await app.db('second_payments')], [[], []])
        assert.is((await orderRow(app, ref)).transaction_no, '14226112')
        const waits = (await workOf(app)).viec.flatMap((kind: { lau_nhat: object[] }) => kind.lau_nhat)
        assert.equal(
          waits.map((item: Record<string, unknown>) => [item.vnp_txn_ref, item.ly_do]),
          [[ref, reason]],
        )
        const unpaid = { ket_qua: 'unpaid', ly_do_dong: 'Tiền chưa về' }
        const closed = await app.post(`/api/payment/orders/${ref}/close`, unpaid, { as: 'admin' })
        assert.is(closed.json.error, 'partly_sent_back', 'its buyer could then send the old call themselves')
      }))

test('a call grants what VNPay wanted to send back and the bank refused', () =>
  asked([], { ...whole, vnp_TransactionStatus: '05' }, async given => {
    const { app, gateway, ref } = given
    gateway.behave(saying(app, { ...whole, vnp_TransactionStatus: '09' }))
    await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
    assert.is(await stateOf(given, ref), 'review refund_refused')
    assert.is(await ipn(app, told(app, ref)), '00')
    assert.is((await placesOf(app, ref)).length, 1)
  }))

test('an answer without a number tells of the same payment as the call that names it, whichever comes first', () =>
  withGateway(async ({ app, gateway }) => {
    gateway.behave(saying(app, { vnp_TransactionNo: '' }))
    for (const isCalledFirst of [true, false]) {
      const { vnp_txn_ref: ref } = await order(app)
      const suspected = { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' }
      if (isCalledFirst) await ipn(app, told(app, ref, suspected))
      assert.is((await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })).json.data.trang_thai, 'paid')
      if (!isCalledFirst) await ipn(app, told(app, ref))
      assert.is((await orderRow(app, ref)).transaction_no, '14226112')
    }
    assert.equal(await app.db('second_payments'), [])
  }))

test.run()
