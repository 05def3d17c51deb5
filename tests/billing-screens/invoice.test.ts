import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withMother } from '../helpers/billing.ts'
import { hoa_don, withInvoices } from '../helpers/invoices.ts'
import { opened, pressed, textOf } from '../helpers/pages.ts'
import { openedRenewal, paid } from '../helpers/renewals.ts'
import { until } from '../helpers/until.ts'
import { one } from '../parts/screen.tsx'

const fieldOf = (name: string, page: HTMLElement) => one(`[name="hoa_don.${name}"]`, page) as HTMLInputElement

function type(typed: Record<string, string>, page: HTMLElement): void {
  for (const [name, value] of Object.entries(typed)) fieldOf(name, page).setAttribute('value', value)
}

test('the payment page asks whom to invoice, folded; what was typed stands there again beside what is wrong with it', () =>
  withMother(async ({ app }) => {
    const page = await opened(app, '/payment/3', 'vi', 'mother')
    assert.is(textOf('.invoice-part summary', page), 'Thông tin xuất hóa đơn')
    assert.not.ok(one('.invoice-part', page).hasAttribute('open'))
    type({ ten_don_vi: hoa_don.ten_don_vi, ma_so_thue: '123' }, page)
    const { page: refused } = await pressed(app, '/payment/3', page, 'mother')
    assert.ok(one('.invoice-part', refused).hasAttribute('open'))
    assert.is(fieldOf('ten_don_vi', refused).getAttribute('value'), hoa_don.ten_don_vi)
    assert.match(textOf('.payment-order .notice', refused), 'Thông tin hóa đơn còn thiếu')
    const wrong = [...refused.querySelectorAll('.invoice-part .field-error')].map(error => error.textContent)
    assert.equal(wrong.length, 3)
    assert.match(wrong[0]!, 'Mã số thuế gồm 10 chữ số')
    type(hoa_don, refused)
    assert.is((await pressed(app, '/payment/3', refused, 'mother')).status, 303)
    const { order_id: _, ...kept } = await app.db('order_invoices').first()
    assert.equal(kept, hoa_don)
  }))

test('a free package asks for no invoice, a renewal does', () =>
  withMother(async mother => {
    const { app } = mother
    assert.is((await opened(app, '/payment/8', 'vi', 'mother')).querySelector('.invoice-part'), null)
    const { vnp_txn_ref } = await openedRenewal(mother)
    const path = `/payment/renewal/${vnp_txn_ref}`
    const page = await opened(app, path, 'en', 'mother')
    assert.is(textOf('.invoice-part summary', page), 'Invoice details')
    type(hoa_don, page)
    assert.is((await pressed(app, path, page, 'mother')).status, 303)
    assert.is((await app.db('order_invoices')).length, 1)
  }))

test('the receipt and the order in the console show whom the order is invoiced to, and the number as a link', () =>
  withMother(async ({ app }) =>
    withInvoices(app, async ({ answer }) => {
      const lien_ket = 'https://hoadon.vn/42'
      answer(200, { so_hoa_don: '1C27TAN-42', lien_ket })
      const body = { thong_tin_goi_id: 3, hoa_don }
      const { vnp_txn_ref } = (await app.post('/api/payment/create', body, { as: 'mother' })).json.data
      await paid(app, vnp_txn_ref)
      await until(async () => (await app.db('invoice_events').whereNotNull('sent_at')).length === 1)
      const receipt = await opened(app, `/wallet/orders/${vnp_txn_ref}`, 'vi', 'mother')
      assert.match(
        textOf('.receipt-parties', receipt),
        `Hóa đơn xuất cho${hoa_don.ten_don_vi}Mã số thuế: 0123456789-001`,
      )
      const dialog = await opened(app, `/admin/don-hang?mo=don-hang.${vnp_txn_ref}`, 'en')
      assert.match(textOf('.order-detail', dialog), 'Tax code: 0123456789-001')
      for (const page of [receipt, dialog]) assert.is(textOf(`.facts a[href="${lien_ket}"]`, page), '1C27TAN-42')
      await app.db('invoice_events').update({ sent_at: null, so_hoa_don: null, lien_ket: null, outcome: 'http_500' })
      const failed = await opened(app, `/admin/don-hang?mo=don-hang.${vnp_txn_ref}`)
      assert.match(textOf('.order-detail', failed), 'Bản gốc: chưa gửi được: dịch vụ hóa đơn trả lời mã 500')
    }),
  ))

test.run()
