import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withMother } from '../helpers/billing.ts'
import { orderRow } from '../helpers/orders.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { paidTwice } from '../helpers/renewals.ts'

test('a second payment for one period waits for an admin, also once the first was given back', () =>
  withMother(async mother => {
    const { app, row } = mother
    const { ids, first, second } = await paidTwice(mother)
    await withRefundGateway(app, async gateway => {
      const { json } = await app.post('/api/payment/refunds', { vnp_txn_ref: first, ly_do: 'Thôi' }, { as: 'mother' })
      const path = `/api/payment/refunds/${json.data.id}`
      await app.ask('PUT', path, { as: 'admin', body: { trang_thai: 'approved' } })
      assert.is((await orderRow(app, first)).trang_thai, 'refunded')
      gateway.tells({ vnp_Amount: '39000000' })
      await app.post(`/api/payment/orders/${second}/query`, {}, { as: 'admin' })
    })
    const { trang_thai, reason } = await orderRow(app, second)
    assert.equal([trang_thai, reason, (await row(ids[0]!)).ngay_ket_thuc], ['review', 'paid_twice', '2028-01-31'])
  }))

test.run()
