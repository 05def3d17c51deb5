import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { withInvoices } from '../helpers/invoices.ts'
import { ipn, orderRow, placesOf, told } from '../helpers/orders.ts'
import { closeReview, tooLittle, withReviewed } from '../helpers/reviewed.ts'

const own = '14226112'
const unnamed = { vnp_TransactionNo: '0' }
const tooMuch = { vnp_Amount: '78000000' }
const outside = { ngay: '2027-01-31', ma_tham_chieu: 'FT1' }

/** What can go back of the order's own payment, and what is listed as paid twice. */
async function leftOf(app: TestApp, ref: string) {
  const { con_lai, tra_hai_lan } = (await app.get(`/api/payment/orders/${ref}`, { as: 'admin' })).json.data
  return [con_lai, tra_hai_lan]
}

test('what was taken beyond the price of a payment without a number is not counted again once VNPay names its number', () =>
  withReviewed({ ...tooMuch, ...unnamed }, async ({ app, ref }) => {
    assert.is((await closeReview({ app }, ref, { ket_qua: 'paid' })).json.data.trang_thai, 'paid')
    await ipn(app, told(app, ref, tooMuch))
    assert.is((await orderRow(app, ref)).transaction_no, own)
    assert.equal(await leftOf(app, ref), [780_000, []])
  }))

test('what an admin recorded as sent back of a payment without a number is not listed again once VNPay names its number', () =>
  withReviewed({ ...tooMuch, ...unnamed }, async ({ app, ref }) => {
    const back = { ket_qua: 'refunded', so_tien: 780_000, ...outside }
    assert.is((await closeReview({ app }, ref, back)).json.data.trang_thai, 'refunded')
    await ipn(app, told(app, ref, tooMuch))
    assert.equal(await leftOf(app, ref), [null, []])
  }))

test('an order whose payment has no number is not granted once a part of what was taken beyond the price went back', () =>
  withReviewed({ vnp_Amount: '100000000', ...unnamed }, async ({ app, ref }) =>
    withInvoices(app, async () => {
      const part = { ly_do: 'Trả thừa', so_tien: 610_000, ben_ngoai: outside }
      assert.is((await app.post(`/api/payment/orders/${ref}/refund`, part, { as: 'admin' })).status, 200)
      const { status, json } = await closeReview({ app }, ref, { ket_qua: 'paid' })
      assert.equal([status, json.error], [409, 'not_grantable'])
      assert.equal([(await orderRow(app, ref)).trang_thai, await placesOf(app, ref)], ['review', []])
      const rest = { ket_qua: 'refunded', so_tien: 390_000, ...outside, ma_tham_chieu: 'FT2' }
      assert.is((await closeReview({ app }, ref, rest)).json.data.trang_thai, 'refunded')
    }),
  ))

test('a refund of a payment without a number names it as VNPay does, also where VNPay’s answer left it out', () =>
  withReviewed({ ...tooLittle, ...unnamed }, async ({ gateway, sendBack }) => {
    gateway.tells({ ...tooLittle, vnp_TransactionNo: '' })
    assert.is((await sendBack()).status, 200)
    assert.is(gateway.asked[0]!.vnp_TransactionNo, '0')
  }))

test.run()
