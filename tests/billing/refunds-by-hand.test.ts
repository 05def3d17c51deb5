import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { actionsOn } from '../helpers/billing.ts'
import { movesOf, orderRow } from '../helpers/orders.ts'
import { byHand, ly_do_dong, withRenewed } from '../helpers/refunds.ts'
import { jobs, paid, renewalOrders, texts } from '../helpers/renewals.ts'
import { tooLittle, withReviewed } from '../helpers/reviewed.ts'
import { overpay, withTwoPlaces } from '../helpers/two-places.ts'

const stateOf = async (app: TestApp, ref: string) => {
  const { trang_thai, reason } = await orderRow(app, ref)
  return [trang_thai, reason]
}
const differences = async (app: TestApp) => (await runJob(app.services, ledgerJob, { dryRun: false })).differences
const takenBack = async (app: TestApp) => (await app.db('audit_log').where({ action: 'renewal_taken_back' })).length

test('what VNPay refuses to refund is refunded by hand: the term goes back, the parent is told, the note is kept', () =>
  withRenewed(async ({ app, at, request, decide, byHand, gateway, row, ids, ref }) => {
    const { id } = (await request()).json.data
    gateway.answers('16')
    await decide(id, 'approved')
    const { status, json } = await byHand(id)
    assert.equal([status, json.data.trang_thai, json.data.ma_tra_loi], [200, 'refunded', 'refunded_by_hand'])
    assert.equal(await stateOf(app, ref), ['refunded', 'refunded_by_hand'])
    for (const place of ids) {
      const { ngay_ket_thuc, tu_dong_gia_han } = await row(place)
      assert.equal([ngay_ket_thuc, tu_dong_gia_han], ['2028-01-31', false])
      assert.equal((await actionsOn(app.db, place)).slice(-2), ['renewal_taken_back', 'renewal_switched_off'])
    }
    const [{ actor, detail }] = await app.db('audit_log').where({ action: 'refund_by_hand' })
    assert.ok(actor)
    assert.equal([detail.before, detail.ly_do_dong, detail.so_tien], [{ trang_thai: 'failed' }, ly_do_dong, 741_000])
    await jobs.notices(app)
    assert.match(texts(app).join(), /Da hoan 741\.000 d/)
    for (const again of [await byHand(id), await decide(id, 'approved'), await decide(id, 'refused')])
      assert.equal([again.status, again.json.error], [409, 'refund_decided'])
    await at('2028-01-12T05:00:00Z')
    assert.equal([await differences(app), gateway.asked.length], [0, 1])
  }))

test('a refund by hand needs a note, and an admin', () =>
  withRenewed(async ({ app, request, decide, byHand, gateway, refund, ref }) => {
    const { id } = (await request()).json.data
    gateway.answers('16')
    await decide(id, 'approved')
    for (const note of [{}, { ly_do_dong: ' ' }]) {
      const { status, json } = await byHand(id, note)
      assert.equal([status, Object.keys(json.fields)], [400, ['ly_do_dong']])
    }
    assert.is((await decide(id, 'refunded', 'mother')).status, 403)
    assert.equal([(await refund(id)).trang_thai, (await orderRow(app, ref)).trang_thai], ['failed', 'paid'])
    assert.is((await byHand(2_000_000)).status, 404)
  }))

test('a refund that VNPay does not answer is recorded by hand, and asked of VNPay no more', () =>
  withRenewed(async ({ app, at, ask, request, decide, byHand, gateway, ref }) => {
    const { id } = (await request()).json.data
    gateway.answers(null)
    await decide(id, 'approved')
    assert.is((await byHand(id)).json.error, 'refund_being_asked')
    await at('2028-01-11T05:11:00Z')
    const { status, json } = await byHand(id)
    assert.equal([status, json.data.trang_thai, (await orderRow(app, ref)).trang_thai], [200, 'refunded', 'refunded'])
    await at('2028-01-12T05:00:00Z')
    await ask()
    assert.equal([gateway.asked.length, gateway.queried.length], [1, 0])
    assert.is((await byHand(id)).json.error, 'refund_decided')
  }))

test('a request that was refused is not refunded by hand', () =>
  withRenewed(async ({ request, decide, byHand }) => {
    const { id } = (await request()).json.data
    await decide(id, 'refused')
    assert.equal([(await byHand(id)).status, (await byHand(id)).json.error], [409, 'refund_decided'])
  }))

test('while VNPay cannot be asked, an approved refund is refunded by hand, and never requested again', () =>
  withRenewed(async ({ app, at, request, decide, byHand, gateway, ask, row, ids, ref }) => {
    const { id } = (await request()).json.data
    gateway.answers(null)
    await decide(id, 'approved')
    const on = app.services.gateway
    app.services.gateway = null
    await at('2028-01-11T05:11:00Z')
    assert.is((await byHand(id)).status, 200)
    app.services.gateway = on
    await at('2028-01-12T05:00:00Z')
    await ask()
    assert.equal([gateway.asked.length, gateway.queried.length, await differences(app)], [1, 0, 0])
    assert.equal(await stateOf(app, ref), ['refunded', 'refunded_by_hand'])
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2028-01-31')
  }))

for (const [what, isRefused] of [
  ['of which VNPay cannot be asked any more', false],
  ['that the bank returned', true],
] as const)
  test(`a refund under way ${what} is ended by hand, without a second notice or a second taking back`, () =>
    withRenewed(async ({ app, at, request, decide, byHand, gateway, ask, ids, ref }) => {
      const { id } = (await request()).json.data
      assert.is((await decide(id, 'approved')).json.data.trang_thai, 'processing')
      await at('2028-01-12T06:00:00Z')
      gateway.tells({ vnp_TransactionType: '02', vnp_TransactionStatus: isRefused ? '09' : '06' })
      await ask()
      if (!isRefused) app.services.gateway = null
      assert.is((await byHand(id)).json.data.trang_thai, 'refunded')
      assert.equal(await movesOf(app, ref), ['order_created', 'order_paid', 'order_refunded'])
      assert.equal(
        [await takenBack(app), (await app.db('notices').where({ kind: 'refund_accepted' })).length],
        [ids.length, 1],
      )
      await at('2028-01-13T05:00:00Z')
      assert.is(await differences(app), 0)
    }))

test('where a part was dealt with before, the whole is refunded by hand, whether or not it was sent to VNPay', () =>
  withTwoPlaces(async given => {
    const { app, at, vnp_txn_ref } = given
    await overpay(given)
    const request = { vnp_txn_ref, ly_do: 'Con không dùng nữa' }
    const { id } = (await app.post('/api/payment/refunds', request, { as: 'mother' })).json.data
    await app.post(`/api/payment/orders/${vnp_txn_ref}/overpaid`, { ly_do: 'Đã chuyển khoản' }, { as: 'admin' })
    assert.is((await byHand(app, id)).json.data.trang_thai, 'refunded')
    assert.equal(await stateOf(app, vnp_txn_ref), ['refunded', 'refunded_by_hand'])
    await at('2028-01-13T05:00:00Z')
    assert.is(await differences(app), 0)
  }))

test('where VNPay speaks of a part that went back, the whole is refunded by hand', () =>
  withRenewed(async ({ app, at, request, decide, byHand, gateway, ask, row, ids }) => {
    const { id } = (await request()).json.data
    gateway.answers(null)
    await decide(id, 'approved')
    gateway.tells({ vnp_TransactionType: '03', vnp_TransactionStatus: '05', vnp_Amount: '37050000' })
    await at('2028-01-11T05:11:00Z')
    await ask()
    assert.is((await byHand(id)).json.data.trang_thai, 'refunded')
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2028-01-31')
    await at('2028-01-12T05:00:00Z')
    assert.is(await differences(app), 0)
  }))

test('an order under review whose refund VNPay refused is refunded by hand; there is nothing to take back', () =>
  withReviewed(tooLittle, async ({ app, at, gateway, sendBack, refunds, ref }) => {
    gateway.tells(tooLittle)
    gateway.answers('16')
    await sendBack()
    const [{ id }] = (await refunds()) as [{ id: number }]
    assert.is((await byHand(app, id)).json.data.trang_thai, 'refunded')
    assert.equal(await stateOf(app, ref), ['refunded', 'refunded_by_hand'])
    assert.equal([await takenBack(app), await app.db('notices').pluck('kind')], [0, ['payment_returned']])
    await at('2027-02-01T05:00:00Z')
    assert.is(await differences(app), 0)
  }))

test('a renewal is not refunded by hand before a later one that is paid', () =>
  withRenewed(async ({ app, at, request, decide, byHand, gateway, row, ids, ref }) => {
    const { id } = (await request()).json.data
    gateway.answers('16')
    await decide(id, 'approved')
    await at('2029-01-11T05:00:00Z')
    await jobs.renewals(app)
    const later = (await renewalOrders(app)).find(({ vnp_txn_ref }) => vnp_txn_ref !== ref)!.vnp_txn_ref
    await paid(app, later, 741_000)
    assert.equal([(await byHand(id)).status, (await byHand(id)).json.error], [409, 'refund_newest_first'])
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2030-01-31')
  }))

test.run()
