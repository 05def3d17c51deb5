import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { saying } from '../helpers/fake-gateway.ts'
import { days, stateOf, type WithGateway, withGateway } from '../helpers/heard.ts'
import { cancelled, ipn, order, orderRow, placesOf, told } from '../helpers/orders.ts'
import { closeReview, suspected } from '../helpers/reviewed.ts'

const own = '14226112'
const failedTry = { ...cancelled, vnp_TransactionNo: '14000001' }
const answeredFailed = { vnp_TransactionStatus: '02', vnp_TransactionNo: '14000001' }
const comeBack = (app: TestApp, ref: string, more = {}) =>
  app.get(`/api/payment/result?${told(app, ref, more)}`, { as: 'mother' })

/** What the console shows of its money: what was paid twice, and what is to go back. */
async function moneyOf(app: TestApp, ref: string) {
  const { tra_hai_lan, tra_them } = (await app.get(`/api/payment/orders/${ref}`, { as: 'admin' })).json.data
  return [tra_hai_lan.map(({ giao_dich, so_tien }: Record<string, unknown>) => [giao_dich, so_tien]), tra_them]
}

/** The call about the only payment, whose money came once. */
async function assertPaidOnce(app: TestApp, ref: string, rspCode = '00') {
  assert.is(await ipn(app, told(app, ref)), rspCode)
  const { trang_thai, transaction_no } = await orderRow(app, ref)
  assert.equal([trang_thai, transaction_no, (await placesOf(app, ref)).length], ['paid', own, 1])
  assert.equal(await moneyOf(app, ref), [[], 0])
}

/** A try failed under a number, the buyer came back from another that succeeded, and VNPay says nothing for days. */
async function unheard({ app, after }: WithGateway): Promise<string> {
  const { vnp_txn_ref: ref } = await order(app)
  await ipn(app, told(app, ref, failedTry))
  assert.is((await orderRow(app, ref)).transaction_no, '14000001')
  await comeBack(app, ref)
  for (const minutes of days) await after(minutes)
  return ref
}

test('a try that failed under a number is no money: what pays after days of silence is not paid twice', () =>
  withGateway(async given => {
    const ref = await unheard(given)
    assert.is(await stateOf(given, ref), 'review never_heard')
    await assertPaidOnce(given.app, ref)
  }))

test('an order that an admin closes as paid after a try failed under a number is paid by what VNPay tells of later', () =>
  withGateway(async given => {
    const ref = await unheard(given)
    await closeReview(given, ref, { ket_qua: 'paid' })
    await assertPaidOnce(given.app, ref, '02')
  }))

test('a try that failed under a number is no money where the buyer comes back after the order had ended', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const { vnp_txn_ref: ref } = await order(app)
    await ipn(app, told(app, ref, failedTry))
    gateway.behave(saying(app, answeredFailed))
    await after(61)
    await comeBack(app, ref)
    await after(66)
    assert.is(await stateOf(given, ref), 'review returned_paid')
    await assertPaidOnce(app, ref)
  }))

test('a try that VNPay answers failed under a number is no money where the buyer came back from another', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const { vnp_txn_ref: ref } = await order(app)
    await comeBack(app, ref)
    gateway.behave(saying(app, answeredFailed))
    await after(6)
    assert.is(await stateOf(given, ref), 'review returned_paid')
    await assertPaidOnce(app, ref)
  }))

test('an answer without a number is not about a try that failed under one', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const { vnp_txn_ref: ref } = await order(app)
    await ipn(app, told(app, ref, failedTry))
    gateway.behave(saying(app, { vnp_TransactionNo: '' }))
    await after(61)
    assert.is(await stateOf(given, ref), 'paid paid')
    await assertPaidOnce(app, ref, '02')
  }))

test('money under review that VNPay calls failed in the end is none, and what pays then was not paid twice', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const { vnp_txn_ref: ref } = await order(app)
    await ipn(app, told(app, ref, { ...suspected, vnp_Amount: '80000000', vnp_TransactionNo: '14000001' }))
    await ipn(app, told(app, ref, suspected))
    assert.equal(await moneyOf(app, ref), [[[own, 390_000]], 0])
    gateway.behave(saying(app, answeredFailed))
    await after(1_500)
    assert.is((await orderRow(app, ref)).trang_thai, 'failed')
    await comeBack(app, ref)
    await after(1_510)
    const { trang_thai, reason, transaction_no, gateway_amount } = await orderRow(app, ref)
    assert.equal([trang_thai, reason, transaction_no, gateway_amount], ['review', 'returned_paid', null, null])
    await assertPaidOnce(app, ref)
  }))

test('what went back of a second payment grants nothing later, also where the first one failed in the end', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    const { vnp_txn_ref: ref } = await order(app)
    await ipn(app, told(app, ref, { ...suspected, vnp_TransactionNo: '14000001' }))
    await ipn(app, told(app, ref, suspected))
    const back = { ly_do: 'Trả hai lần', giao_dich: own, ben_ngoai: { ngay: '2027-01-31', ma_tham_chieu: 'FT1' } }
    assert.is((await app.post(`/api/payment/orders/${ref}/refund`, back, { as: 'admin' })).status, 200)
    gateway.behave(saying(app, answeredFailed))
    await after(1_500)
    await comeBack(app, ref)
    await after(1_510)
    assert.is(await stateOf(given, ref), 'review returned_paid')
    assert.is(await ipn(app, told(app, ref)), '02')
    assert.equal([await stateOf(given, ref), await placesOf(app, ref)], ['review returned_paid', []])
  }))

test.run()
