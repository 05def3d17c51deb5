import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { withMother } from '../helpers/billing.ts'
import { withInvoices } from '../helpers/invoices.ts'
import { ipn, orderRow, placesOf, told } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { closeReview, reviewed, suspected, tooLittle, withReviewed } from '../helpers/reviewed.ts'
import { codes, upload } from '../helpers/settlement.ts'
import { workOf } from '../helpers/work.ts'

const other = { vnp_TransactionNo: '14999999' }
const tooMuch = { vnp_Amount: '80000000' }
const detail = async (app: TestApp, ref: string) =>
  (await app.get(`/api/payment/orders/${ref}`, { as: 'admin' })).json.data
const twice = async (app: TestApp, ref: string) =>
  (await detail(app, ref)).tra_hai_lan.map(({ giao_dich, so_tien }: Record<string, unknown>) => [giao_dich, so_tien])

test('where another transaction pays an order under review, what the first one took waits to be sent back', () =>
  withMother(async mother => {
    for (const [more, taken] of [[suspected, 390_000] as const, [tooLittle, 5_000] as const])
      await reviewed(mother, more, async ({ app, ref }) => {
        const first = (await orderRow(app, ref)).transaction_no
        assert.is(await ipn(app, told(app, ref, other)), '00')
        assert.equal([(await orderRow(app, ref)).trang_thai, (await placesOf(app, ref)).length], ['paid', 1])
        assert.equal(await twice(app, ref), [[first, taken]])
        assert.ok((await workOf(app)).viec.some((kind: { loai: string }) => kind.loai === 'paid_twice'))
        const back = { ly_do: 'Trả hai lần', giao_dich: first }
        const { status, json } = await app.post(`/api/payment/orders/${ref}/refund`, back, { as: 'admin' })
        assert.equal([status, json.data.trang_thai], [200, 'paid'])
      })
  }))

test('suspected money of another transaction of a paid order waits to be sent back, once', () =>
  withReviewed(suspected, async ({ app, ref }) => {
    assert.is((await closeReview({ app }, ref, { ket_qua: 'paid' })).json.data.trang_thai, 'paid')
    const again = told(app, ref, { ...suspected, ...other })
    for (let times = 0; times < 2; times++) await ipn(app, again)
    assert.equal(await twice(app, ref), [['14999999', 390_000]])
  }))

test('a second transaction that is suspected first and pays later grants, and only the first one waits to be sent back', () =>
  withReviewed(suspected, async ({ app, ref }) => {
    const first = (await orderRow(app, ref)).transaction_no
    await ipn(app, told(app, ref, { ...suspected, ...other }))
    assert.equal(await twice(app, ref), [['14999999', 390_000]])
    await ipn(app, told(app, ref, other))
    const { trang_thai, transaction_no } = await orderRow(app, ref)
    assert.equal([trang_thai, transaction_no], ['paid', '14999999'])
    assert.equal(await twice(app, ref), [[first, 390_000]])
  }))

test('a second transaction that goes back to the buyer grants nothing when VNPay reports later that it is paid', () =>
  withReviewed(suspected, async ({ app, ref }) => {
    await ipn(app, told(app, ref, { ...suspected, ...other }))
    const back = { ly_do: 'Trả hai lần', giao_dich: '14999999' }
    assert.is((await app.post(`/api/payment/orders/${ref}/refund`, back, { as: 'admin' })).status, 200)
    assert.is(await ipn(app, told(app, ref, other)), '02')
    assert.equal([(await orderRow(app, ref)).trang_thai, await placesOf(app, ref)], ['review', []])
  }))

test('what VNPay took beyond the price of an order that is granted by hand waits to be sent back, as a part of its transaction', () =>
  withReviewed(tooMuch, async ({ app, ref, gateway }) => {
    const { json } = await closeReview({ app }, ref, { ket_qua: 'paid' })
    assert.equal([json.data.trang_thai, json.data.con_lai], ['paid', 390_000])
    const number = (await orderRow(app, ref)).transaction_no
    assert.equal(await twice(app, ref), [[number, 410_000]])
    const back = { ly_do: 'Trả thừa', giao_dich: number }
    const { status } = await app.post(`/api/payment/orders/${ref}/refund`, back, { as: 'admin' })
    const asked = gateway.asked.at(-1)!
    assert.equal([status, asked.vnp_Amount, asked.vnp_TransactionType], [200, '41000000', '03'])
  }))

test('where VNPay took less than the price of an order that is granted by hand, no more than that goes back through it', () =>
  withReviewed(tooLittle, async ({ app, ref }) => {
    const { json } = await closeReview({ app }, ref, { ket_qua: 'paid' })
    assert.equal([json.data.trang_thai, json.data.con_lai], ['paid', 5_000])
  }))

test('where a part of less than the price went back, an order is not granted, and the books never heard of it', () =>
  withReviewed(tooLittle, async ({ app, ref }) => {
    const refund = (body: object) =>
      app.post(`/api/payment/orders/${ref}/refund`, { ly_do: 'x', ...body }, { as: 'admin' })
    const outside = { ngay: '2027-01-31', ma_tham_chieu: 'FT1' }
    assert.is((await refund({ so_tien: 4_999, ben_ngoai: outside })).status, 200)
    const { status, json } = await closeReview({ app }, ref, { ket_qua: 'paid' })
    assert.equal([status, json.error], [409, 'less_than_price'])
    assert.equal([(await orderRow(app, ref)).trang_thai, await placesOf(app, ref)], ['review', []])
    const rest = await refund({ ben_ngoai: { ...outside, ma_tham_chieu: 'FT2' } })
    assert.is(rest.json.data.trang_thai, 'refunded')
    assert.equal((await app.get('/api/payment/revenue?nhom=ngay', { as: 'admin' })).json.data, [])
  }))

test('where VNPay took less than the price of an order that is granted by hand, books and invoice have no more than that', () =>
  withReviewed(tooLittle, async ({ app, ref }) =>
    withInvoices(app, async ({ got, run }) => {
      await closeReview({ app }, ref, { ket_qua: 'paid' })
      const revenue = async () => {
        const [{ da_thu, thuc_thu }] = (await app.get('/api/payment/revenue?nhom=ngay', { as: 'admin' })).json.data
        return [da_thu, thuc_thu]
      }
      assert.equal(await revenue(), [5_000, 5_000])
      for (const so_tien of [2_000, 3_000])
        await app.post(`/api/payment/orders/${ref}/refund`, { ly_do: 'x', so_tien }, { as: 'admin' })
      assert.equal([(await orderRow(app, ref)).trang_thai, await revenue()], ['refunded', [5_000, 0]])
      await run()
      const events = got.map(({ body }) => JSON.parse(body))
      assert.equal(
        events.map(({ event, order: { so_tien, hoan_lai, con_lai } }) => [event, so_tien, hoan_lai, con_lai]),
        [
          ['issued', 5_000, 0, 5_000],
          ['adjusted', 5_000, 2_000, 3_000],
          ['cancelled', 5_000, 3_000, 0],
        ],
      )
    }),
  ))

test('where VNPay took less than the price of an order that is granted by hand, all that shows its money shows that', () =>
  withReviewed(tooLittle, async ({ app, ref }) => {
    const { json } = await closeReview({ app }, ref, { ket_qua: 'paid' })
    const [place] = await placesOf(app, ref)
    assert.equal([json.data.so_tien, place.gia], [5_000, 5_000])
    const [own] = (await app.get('/api/payment/orders', { as: 'mother' })).json.data
    assert.is(own.so_tien, 5_000)
    assert.match(textOf('.receipt', await opened(app, `/wallet/orders/${ref}`, 'vi', 'mother')), /5\.000 ₫/)
    assert.match((await app.get('/api/payment/orders.csv', { as: 'admin' })).text, new RegExp(`${ref},.*,5000,`))
    assert.is((await app.get('/api/goi/3/thong-ke', { as: 'admin' })).json.data.doanh_thu, 5_000)
    assert.equal(codes(await upload(app, `ma_don,so_tien,ngay\n${ref},5000,31/01/2027`)).khop, [ref])
    assert.equal(await runJob(app.services, ledgerJob, { dryRun: false }), { differences: 0, new: 0 })
    const { detail: said } = await app.db('audit_log').where({ action: 'order_granted' }).first()
    assert.is(said.gia, 390_000)
  }))

test('money of another transaction reopens the review of an order that was closed as unpaid; a repeated call does not', () =>
  withMother(async mother => {
    for (const more of [tooMuch, suspected])
      await reviewed(mother, suspected, async ({ app, ref }) => {
        await closeReview({ app }, ref, { ket_qua: 'unpaid' })
        await ipn(app, told(app, ref, suspected))
        assert.is((await orderRow(app, ref)).trang_thai, 'expired')
        await ipn(app, told(app, ref, { ...more, ...other }))
        assert.is((await orderRow(app, ref)).trang_thai, 'review')
      })
  }))

test('a second transaction that reopens the review of an order is the order’s own, and does not wait to be sent back', () =>
  withReviewed(suspected, async ({ app, ref }) => {
    const first = told(app, ref, suspected)
    const second = told(app, ref, { ...suspected, ...other })
    await ipn(app, second)
    await closeReview({ app }, ref, { ket_qua: 'unpaid' })
    assert.equal(await twice(app, ref), [['14999999', 390_000]])
    await ipn(app, second)
    const { trang_thai, transaction_no } = await orderRow(app, ref)
    assert.equal([trang_thai, transaction_no, await twice(app, ref)], ['review', '14999999', []])
    await ipn(app, first)
    const [[number] = []] = await twice(app, ref)
    assert.ok(number && number !== '14999999', 'the first one is the second now')
  }))

test('where VNPay answers that a second transaction pays an order under review, the first one waits to be sent back', () =>
  withReviewed(suspected, async ({ app, ref, gateway }) => {
    const first = (await orderRow(app, ref)).transaction_no
    await ipn(app, told(app, ref, { ...suspected, ...other }))
    gateway.tells({ ...other, vnp_Amount: '39000000', vnp_TransactionStatus: '00' })
    await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
    const { trang_thai, transaction_no } = await orderRow(app, ref)
    assert.equal([trang_thai, transaction_no], ['paid', '14999999'])
    assert.equal(await twice(app, ref), [[first, 390_000]])
  }))

test('an order under review is closed as sent back only with all that it holds', () =>
  withReviewed(suspected, async ({ app, ref }) => {
    const back = { ket_qua: 'refunded', ngay: '2027-01-31', ma_tham_chieu: 'FT1' }
    const { status, json } = await closeReview({ app }, ref, { ...back, so_tien: 1_000 })
    assert.equal([status, json.error], [409, 'less_than_left'])
    assert.is((await orderRow(app, ref)).trang_thai, 'review')
    assert.is((await closeReview({ app }, ref, { ...back, so_tien: 390_000 })).json.data.trang_thai, 'refunded')
  }))

test.run()
