import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cleanup } from '../../src/billing/index.ts'
import { withMother } from '../helpers/billing.ts'
import { hoa_don, withInvoices } from '../helpers/invoices.ts'
import { cancelled, ipn, told } from '../helpers/orders.ts'
import { openedRenewal, paid } from '../helpers/renewals.ts'
import { until } from '../helpers/until.ts'

const thong_tin_goi_id = 3

test('the tax data of an order are complete and of the right form, or nothing is ordered', () =>
  withMother(async ({ app }) => {
    const tried = async (given: unknown, language = 'vi') => {
      const headers = { Cookie: `language=${language}` }
      const body = { thong_tin_goi_id, hoa_don: given }
      const { status, json } = await app.post('/api/payment/create', body, { as: 'mother', headers })
      return [status, json.fields]
    }
    assert.equal(await tried({ ...hoa_don, ma_so_thue: '012345678' }), [
      400,
      {
        'hoa_don.ma_so_thue':
          'Mã số thuế gồm 10 chữ số, 10 chữ số kèm gạch nối và 3 chữ số (0123456789-001), hoặc 12 chữ số',
      },
    ])
    assert.equal(await tried({ ma_so_thue: ' ', email: 'ketoan', dia_chi: 'a\0' }, 'en'), [
      400,
      {
        'hoa_don.ten_don_vi': 'Please enter the name of the business or person on the invoice',
        'hoa_don.ma_so_thue': 'Please enter the tax code',
        'hoa_don.dia_chi': 'Something is not right here. Please check and try again.',
        'hoa_don.email': 'Invalid email address',
      },
    ])
    for (const code of [
      '0123456789-01',
      '01234567890',
      '0123456789001',
      '0123456789-0011',
      'ABCDEFGHIJ',
      '0'.repeat(99),
    ])
      assert.is((await tried({ ...hoa_don, ma_so_thue: code }))[0], 400, code)
    for (const odd of [null, 'x', [], 1, { ...hoa_don, la: 1 }, [hoa_don]]) assert.is((await tried(odd))[0], 400)
    assert.equal([await app.db('orders'), await app.db('order_invoices')], [[], []])
    for (const code of ['0123456789', '0123456789-001', '079123456789', '0 123 456 789'])
      assert.is((await tried({ ...hoa_don, ma_so_thue: code }))[0], 200, code)
    assert.equal(await app.db('order_invoices').pluck('ma_so_thue'), ['0123456789'])
  }))

test('a pending order that is used again has the newest tax data, also when these are none', () =>
  withMother(async ({ app }) => {
    const buy = (more: object) => app.post('/api/payment/create', { thong_tin_goi_id, ...more }, { as: 'mother' })
    const kept = () => app.db('order_invoices').select('ten_don_vi')
    const first = await buy({ hoa_don })
    const second = await buy({ hoa_don: { ...hoa_don, ten_don_vi: 'Hộ kinh doanh Đào' } })
    assert.is(second.json.data.vnp_txn_ref, first.json.data.vnp_txn_ref)
    assert.equal(await kept(), [{ ten_don_vi: 'Hộ kinh doanh Đào' }])
    await buy({})
    assert.equal(await kept(), [])
  }))

test('a renewal is invoiced in the name that its payment named', () =>
  withMother(async mother => {
    const { app } = mother
    await withInvoices(app, async ({ got }) => {
      const { vnp_txn_ref } = await openedRenewal(mother)
      got.splice(0)
      const { status } = await app.post(`/api/payment/renewal/${vnp_txn_ref}`, { hoa_don }, { as: 'mother' })
      assert.is(status, 200)
      await paid(app, vnp_txn_ref)
      await until(() => got.length === 1)
      const { order, buyer } = JSON.parse(got[0]!.body)
      assert.equal([order.loai, order.vnp_txn_ref, buyer], ['GIA_HAN', vnp_txn_ref, hoa_don])
    })
  }))

test('the buyer and admins read the invoice of an order, also after the account was deleted; for others there is none', () =>
  withMother(async ({ app, parent }) =>
    withInvoices(app, async ({ answer }) => {
      const lien_ket = 'https://hoadon.vn/42'
      answer(200, { so_hoa_don: '1C27TAN-42', lien_ket })
      const { vnp_txn_ref } = (await app.post('/api/payment/create', { thong_tin_goi_id, hoa_don }, { as: 'mother' }))
        .json.data
      const read = (as?: 'mother' | 'stranger' | 'admin', ref = vnp_txn_ref) =>
        app.get(`/api/payment/orders/${ref}/invoice`, as && { as })
      assert.equal((await read('mother')).json.data, { nguoi_mua: hoa_don, su_kien: [] })
      await paid(app, vnp_txn_ref)
      await until(async () => (await read('mother')).json.data.su_kien.length === 1)
      const { nguoi_mua, su_kien: made } = (await read('mother')).json.data
      const [{ luc, ...invoice }] = made
      assert.ok(luc)
      assert.equal(nguoi_mua, hoa_don)
      assert.equal(invoice, { loai: 'issued', so_tien: 390_000, so_hoa_don: '1C27TAN-42', lien_ket })
      assert.equal((await read('admin')).json.data.su_kien, made)
      const codes = await Promise.all([read(), read('stranger'), read('mother', 'AN0'), read('admin', 'AN0')])
      assert.equal(
        codes.map(({ status }) => status),
        [401, 404, 404, 404],
      )
      assert.is((await app.ask('DELETE', `/api/phu-huynh/${parent}`, { as: 'admin' })).status, 200)
      const { json } = await app.get(`/api/payment/orders/${vnp_txn_ref}`, { as: 'admin' })
      assert.equal([json.data.ma_phu_huynh, json.data.hoa_don.nguoi_mua], [null, hoa_don])
      assert.is(json.data.hoa_don.su_kien[0].so_hoa_don, '1C27TAN-42')
    }),
  ))

test('tax data of orders that were never paid are deleted after 90 days', () =>
  withMother(async ({ app, at }) => {
    const buy = async () =>
      (await app.post('/api/payment/create', { thong_tin_goi_id, hoa_don }, { as: 'mother' })).json.data.vnp_txn_ref
    await paid(app, await buy())
    await ipn(app, told(app, await buy(), cancelled))
    const clean = () => cleanup.invoice_buyers!(app.db, app.services.clock.now())
    assert.is(await clean(), 0)
    await at('2027-05-02T05:00:00Z')
    assert.equal([await clean(), (await app.db('order_invoices')).length], [1, 1])
  }))

test('what is free has no invoice', () =>
  withMother(async ({ app }) => {
    assert.is((await app.post('/api/payment/create', { thong_tin_goi_id: 8, hoa_don }, { as: 'mother' })).status, 200)
    assert.equal(await app.db('order_invoices'), [])
  }))

test.run()
