import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { withMother } from '../helpers/billing.ts'
import { saying } from '../helpers/fake-gateway.ts'
import { stateOf, withGateway } from '../helpers/heard.ts'
import { cancelled, ipn, order, orderRow, placesOf, told } from '../helpers/orders.ts'
import { closeReview, suspected, tooLittle, withReviewed } from '../helpers/reviewed.ts'
import { upload, work } from '../helpers/settlement.ts'

test('asked again by an admin, an order under review is closed by a failure, but not by a late call', () =>
  withReviewed(suspected, async ({ app, ref, gateway }) => {
    assert.is(await ipn(app, told(app, ref, { ...cancelled })), '02')
    assert.is((await orderRow(app, ref)).trang_thai, 'review')
    gateway.tells({ vnp_Amount: '39000000', vnp_TransactionStatus: '02' })
    await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
    assert.is((await orderRow(app, ref)).trang_thai, 'failed')
  }))

for (const [what, path, body] of [
  ['asked about', 'query', {}],
  ['sent back', 'refund', { ly_do: 'Không trả' }],
] as const)
  test(`an order whose amount was wrong is closed when it is ${what} and the gateway calls it failed`, () =>
    withReviewed(tooLittle, async ({ app, ref, gateway, refunds }) => {
      gateway.tells({ ...tooLittle, vnp_TransactionStatus: '02' })
      const { status, json } = await app.post(`/api/payment/orders/${ref}/${path}`, body, { as: 'admin' })
      assert.equal([status, json.data.trang_thai], [200, 'failed'])
      assert.equal([gateway.asked, await refunds(), await placesOf(app, ref)], [[], [], []])
      const [closed] = await app.db('audit_log').where({ action: 'order_failed' })
      assert.equal([closed.detail.before, closed.detail.by], [{ trang_thai: 'review' }, 'query'])
      const { viec } = (await app.get('/api/viec-can-lam', { as: 'admin' })).json.data
      assert.is(viec.find(({ loai }: { loai: string }) => loai === 'review').so_luong, 0)
    }))

test('D68: the ledger accepts an order closed as failed after review, and reports a payment lost after that', () =>
  withReviewed(tooLittle, async ({ app, ref, gateway, at }) => {
    gateway.tells({ ...tooLittle, vnp_TransactionStatus: '02' })
    await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
    assert.is((await orderRow(app, ref)).trang_thai, 'failed')
    const compare = () => runJob(app.services, ledgerJob, { dryRun: false })
    await at('2027-02-01T20:40:00Z')
    assert.equal(await compare(), { differences: 0, new: 0 })
    await ipn(app, told(app, ref))
    await app.db('goi_dich_vu').where({ vnp_txn_ref: ref }).delete()
    await app.db('orders').where({ vnp_txn_ref: ref }).update({ trang_thai: 'failed' })
    await at('2027-02-02T20:40:00Z')
    assert.equal(await compare(), { differences: 1, new: 1 })
  }))

test('what the gateway and the buyer said of an order is kept until its review is over, however long that takes', () =>
  withGateway(async given => {
    const { app, gateway, after } = given
    gateway.behave(saying(app, { vnp_TransactionStatus: '02' }))
    const { vnp_txn_ref: ref } = await order(app)
    await app.get(`/api/payment/result?${told(app, ref)}`, { as: 'mother' })
    await after(10)
    const stateAfter = async (days: number) => {
      await after(days * 24 * 60)
      await app.post('/dev/jobs/cleanup')
      await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
      return stateOf(given, ref)
    }
    assert.is(await stateAfter(91), 'review returned_paid')
    assert.is((await closeReview({ app }, ref, { ket_qua: 'unpaid' })).status, 200)
    await stateAfter(183)
    assert.is((await app.db('gateway_calls')).length, 1, 'the question just now')
  }))

for (const [what, taken, number] of [
  ['less than its price', 380_000, '14226119'],
  ['more, without a number of the payment,', 400_000, '0'],
] as const)
  test(`of an order that an admin granted before VNPay named ${what} the file shows the difference`, () =>
    withMother(async ({ app }) => {
      const { vnp_txn_ref: ref } = await order(app)
      const call = () => ipn(app, told(app, ref, { vnp_Amount: `${taken}00`, vnp_TransactionNo: number }))
      if (number === '0') await call()
      else await app.db('orders').where({ vnp_txn_ref: ref }).update({ trang_thai: 'review', reason: 'never_heard' })
      const closed = { ket_qua: 'paid', ly_do_dong: 'Đã xem sao kê' }
      assert.is((await app.post(`/api/payment/orders/${ref}/close`, closed, { as: 'admin' })).status, 200)
      assert.is(await call(), number === '0' ? '04' : '02')
      const answered = await upload(app, `ma_don,so_tien,ma_giao_dich,ngay\n${ref},${taken},14226119,31/01/2027\n`)
      const { lech } = answered.json.data
      assert.equal([lech[0].so_tien, lech[0].da_ghi, (await work(app)).so_luong], [taken, 390_000, 1])
    }))

test.run()
