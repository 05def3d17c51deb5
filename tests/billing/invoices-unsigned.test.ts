import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withMother } from '../helpers/billing.ts'
import { withInvoices } from '../helpers/invoices.ts'
import { ipn } from '../helpers/orders.ts'

test('a call that the gateway has not signed sends nothing that is due', () =>
  withMother(async ({ app, parent }) =>
    withInvoices(app, async provider => {
      const transfer = { so_tien: 350_000, ngay: '2027-01-30', ma_tham_chieu: 'FT27030', ly_do: 'Chuyển khoản' }
      const body = { phu_huynh_id: parent, thong_tin_goi_id: 3, ...transfer }
      await app.post('/api/payment/orders/by-hand', body, { as: 'admin' })
      assert.is(await ipn(app, 'vnp_TxnRef=1'), '97')
      await pause(200)
      assert.equal(provider.got, [])
      assert.equal(await app.db('invoice_events').pluck('tries'), [0])
    }),
  ))

test.run()
