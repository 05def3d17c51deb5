import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { ipn, order, told } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { withPaid } from '../helpers/paid-order.ts'
import { openedRenewal } from '../helpers/renewals.ts'

test('a result that names no order points to the orders in the wallet and links to the wallet', () =>
  withMother(async ({ app }) => {
    for (const query of ['error=x', 'vnp_TxnRef=1'])
      for (const [language, wallet] of [
        ['vi', 'trong ví'],
        ['en', 'in your wallet'],
      ] as const) {
        const page = await opened(app, `/payment/callback?${query}`, language, 'mother')
        assert.match(page.querySelector('.payment-result')!.textContent, wallet, query)
        const links = [...page.querySelectorAll('.payment-result a')].map(link => link.getAttribute('href'))
        assert.equal(links, ['/wallet', '/'], query)
      }
  }))

test('a renewal leads to the wallet, not to the steps of a first purchase, also with a place that is not assigned', () =>
  withMother(async mother => {
    const { app } = mother
    const { vnp_txn_ref } = await openedRenewal(mother, twoDevices, 741_000)
    const query = told(app, vnp_txn_ref, { vnp_Amount: '74100000' })
    await ipn(app, query)
    const page = await opened(app, `/payment/callback?${query}`, 'vi', 'mother')
    assert.match(textOf('.payment-result .notice', page), 'Gói đã được gia hạn.')
    const links = [...page.querySelectorAll('.payment-result a')].map(link => link.getAttribute('href'))
    assert.equal(links, ['/wallet', '/'])
  }))

test('a result says that nothing was taken where the gateway says so, and what leads on from a payment to its buyer alone', () =>
  withMother(async ({ app }) => {
    const resultOf = async (response: string, status: string, as: 'mother' | 'stranger' = 'mother') => {
      const { vnp_txn_ref } = await order(app, oneDevice)
      const query = told(app, vnp_txn_ref, { vnp_ResponseCode: response, vnp_TransactionStatus: status })
      await ipn(app, query)
      return { page: await opened(app, `/payment/callback?${query}`, 'vi', as), vnp_txn_ref }
    }
    const notice = async (response: string, status: string) =>
      textOf('.payment-result .notice', (await resultOf(response, status)).page)
    assert.is(await notice('24', '02'), 'Bạn đã hủy giao dịch. Bạn chưa bị trừ tiền.')
    assert.match(await notice('51', '02'), 'Bạn chưa bị trừ tiền.')
    assert.not.match(await notice('99', '02'), 'trừ tiền', 'it does not say')
    assert.match(await notice('07', '07'), /Bạn không cần thanh toán lại\. Cần hỗ trợ, bạn gọi 1900\s0000\.$/)
    const { page, vnp_txn_ref } = await resultOf('00', '00')
    const { id } = await app.db('goi_dich_vu').where({ vnp_txn_ref }).first('id')
    assert.ok(page.querySelector(`.first-steps [href="/wallet?mo=gan-goi.${id}"]`))
    assert.is((await resultOf('00', '00', 'stranger')).page.querySelector('.first-steps'), null)
  }))

test('the result of an order that went back says so instead of a success, and one of which a part went back says both', () =>
  withPaid(async ({ app, ref, refund }) => {
    const resultOf = () => opened(app, `/payment/callback?${told(app, ref)}`, 'vi', 'mother')
    await refund({ so_tien: 100_000 })
    const partly = textOf('.payment-result', await resultOf())
    assert.match(partly, /^Thanh toán thành công.*Gói đã vào ví.*Đã hoàn 100\.000/)
    await refund()
    const wholly = textOf('.payment-result', await resultOf())
    assert.match(wholly, /^Đã hoàn tiền.*Đã hoàn 390\.000/)
    assert.not.match(wholly, 'Gói đã vào ví')
  }))

test.run()
