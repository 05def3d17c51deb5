import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob, reconcileJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { ipn, movesOf, orderRow, placesOf, told } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { jobs, texts } from '../helpers/renewals.ts'
import { reviewed, suspected, tooLittle, withReviewed } from '../helpers/reviewed.ts'

const paid = { ket_qua: 'paid', ly_do_dong: 'Thấy trên sao kê' }
const back = { ket_qua: 'refunded', ly_do_dong: 'Đã chuyển khoản', ngay: '2027-01-31', ma_tham_chieu: 'FT27031' }

test('an admin who says that the money is there grants the order as the gateway would, once, whatever VNPay answers', () =>
  withReviewed(suspected, async ({ app, ref, at }) => {
    app.services.gateway = { ...app.services.gateway!, apiUrl: 'http://127.0.0.1:1/' }
    const path = `/api/payment/orders/${ref}/close`
    const { status, json } = await app.post(path, paid, { as: 'admin' })
    assert.equal([status, json.data.trang_thai, json.data.ly_do], [200, 'paid', 'granted_by_hand'])
    assert.is((await placesOf(app, ref)).length, 1)
    assert.equal(await movesOf(app, ref), ['order_created', 'order_review', 'order_paid', 'order_granted'])
    assert.is((await app.post(path, paid, { as: 'admin' })).json.error, 'not_in_review')
    assert.is(await ipn(app, told(app, ref)), '02')
    assert.is((await placesOf(app, ref)).length, 1)
    await at('2027-02-02T05:00:00Z')
    assert.equal(await runJob(app.services, ledgerJob, { dryRun: false }), { differences: 0, new: 0 })
  }))

test('an order whose buyer is gone is not granted by hand, and can be closed as sent back', () =>
  withReviewed(suspected, async ({ app, ref }) => {
    await app.db('orders').where({ vnp_txn_ref: ref }).update({ ma_phu_huynh: null })
    const path = `/api/payment/orders/${ref}/close`
    assert.is((await app.post(path, paid, { as: 'admin' })).json.error, 'not_grantable')
    assert.equal([(await orderRow(app, ref)).trang_thai, await placesOf(app, ref)], ['review', []])
    assert.is((await app.post(path, { ...back, so_tien: 390_000 }, { as: 'admin' })).json.data.trang_thai, 'refunded')
  }))

test('sent back outside needs the amount, the day and the reference, and no more than was taken', () =>
  withReviewed(tooLittle, async ({ app, ref, refunds }) => {
    const path = `/api/payment/orders/${ref}/close`
    const missing = await app.post(path, { ket_qua: 'refunded', ly_do_dong: 'x' }, { as: 'admin' })
    assert.equal([missing.status, Object.keys(missing.json.fields)], [400, ['so_tien', 'ngay', 'ma_tham_chieu']])
    assert.is((await app.post(path, { ...back, so_tien: 5_001 }, { as: 'admin' })).json.error, 'more_than_left')
    assert.is((await app.post(path, { ...back, so_tien: 5_000 }, { as: 'mother' })).status, 403)
    for (const ngay of ['2027-01-30', '2027-02-01']) {
      const wrong = await app.post(path, { ...back, so_tien: 5_000, ngay }, { as: 'admin' })
      assert.equal([wrong.status, Object.keys(wrong.json.fields)], [400, ['ngay']], ngay)
    }
    assert.equal([await refunds(), (await orderRow(app, ref)).trang_thai], [[], 'review'])
    const { json } = await app.post(path, { ...back, so_tien: 5_000 }, { as: 'admin' })
    assert.equal([json.data.trang_thai, json.data.da_hoan, json.data.ngay_hoan], ['refunded', 5_000, '2027-01-31'])
    const [refund] = await refunds()
    assert.equal(
      [refund!.trang_thai, refund!.outside_on, refund!.outside_reference],
      ['refunded', '2027-01-31', 'FT27031'],
    )
    await jobs.notices(app)
    assert.match(texts(app).join(), 'Da hoan 5.000 d')
  }))

test('an order under review is asked about daily for a month, and granted once the gateway reports the payment', () =>
  withReviewed(suspected, async ({ app, ref, gateway, at }) => {
    const ask = async (moment: string) => {
      await at(moment)
      await runJob(app.services, reconcileJob, { dryRun: false })
      return gateway.queried.length
    }
    gateway.tells({ vnp_Amount: '39000000', vnp_TransactionStatus: '07' })
    assert.is(await ask('2027-02-01T06:00:00Z'), 1)
    assert.is(await ask('2027-02-01T09:00:00Z'), 1, 'once a day')
    assert.is(await ask('2027-02-02T07:00:00Z'), 2)
    gateway.tells({ vnp_Amount: '39000000' })
    assert.is(await ask('2027-02-25T07:00:00Z'), 3)
    assert.equal([(await orderRow(app, ref)).trang_thai, (await placesOf(app, ref)).length], ['paid', 1])
  }))

test('after a month an order under review is asked about by admins alone', () =>
  withReviewed(suspected, async ({ app, gateway, at }) => {
    gateway.tells({ vnp_Amount: '39000000', vnp_TransactionStatus: '07' })
    for (const day of ['2027-03-07', '2027-03-09', '2027-03-11']) {
      await at(`${day}T05:00:00Z`)
      await runJob(app.services, reconcileJob, { dryRun: false })
    }
    assert.is(gateway.queried.length, 1)
  }))

test('the amount that the gateway named is shown beside ours', () =>
  withReviewed(tooLittle, async ({ app, ref }) => {
    const { data } = (await app.get(`/api/payment/orders/${ref}`, { as: 'admin' })).json
    assert.equal([data.so_tien, data.cong_bao, data.con_lai], [390_000, 5_000, 5_000])
  }))

serverTest(test, 'of admins who close an order in parallel with different outcomes, one does', () =>
  withOwnApp(async app =>
    reviewed(await seedMother(app), suspected, async ({ ref, refunds }) => {
      const bodies = [paid, { ...back, so_tien: 390_000 }, { ket_qua: 'unpaid', ly_do_dong: 'x' }]
      const closing = [...bodies, ...bodies].map(body =>
        app.post(`/api/payment/orders/${ref}/close`, body, { as: 'admin' }),
      )
      assert.equal(tally(await Promise.all(closing)), { 200: 1, 409: 5 })
      const { trang_thai } = await orderRow(app, ref)
      const granted = (await placesOf(app, ref)).length
      assert.equal(
        [granted, (await refunds()).length],
        [Number(trang_thai === 'paid'), Number(trang_thai === 'refunded')],
      )
    }),
  ),
)

test.run()
