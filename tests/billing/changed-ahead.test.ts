import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { free, oneDevice, seedMother, withMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { orderRow } from '../helpers/orders.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { withRenewed } from '../helpers/refunds.ts'
import { openedRenewal, paid } from '../helpers/renewals.ts'
import { times } from '../helpers/terms.ts'

const changed = { thong_tin_goi_id: oneDevice }

test('a package is not changed whose renewal is paid and has not begun: the answer names the order, whose refund allows it', () =>
  withRenewed(async ({ app, ref, ids, row, put }) => {
    const before = await row(ids[0]!)
    const refused = await put('change-goi', changed)
    assert.equal([refused.status, refused.json.error], [409, 'renewed_ahead'])
    assert.match(refused.json.message, `đơn ${ref}, cho kỳ bắt đầu từ 31/01/2028`)
    assert.equal(await row(ids[0]!), before)
    await app.post(`/api/payment/orders/${ref}/refund`, { ly_do: 'x' }, { as: 'admin' })
    assert.is((await put('change-goi', changed)).status, 200)
    assert.is((await row(ids[0]!)).trang_thai, 'HUY')
  }))

test('it is changed once the renewed term has begun, or where an admin has taken its end back', () =>
  withRenewed(async mother => {
    await times(mother, '2028-01-31')
    assert.is((await mother.put('change-goi', { thong_tin_goi_id: free })).status, 200)
  }).then(() =>
    withRenewed(async ({ at, put }) => {
      await at('2028-01-30T16:59:00Z')
      assert.is((await put('change-goi', changed)).status, 409)
      await at('2028-01-30T17:00:00Z')
      assert.is((await put('change-goi', changed)).status, 200)
    }),
  ))

test('a renewal that is at the gateway while the package is changed says that it need not be paid, and is reviewed if it is', () =>
  withMother(async mother => {
    const { app, put } = mother
    const { vnp_txn_ref } = await openedRenewal(mother)
    assert.is((await app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'mother' })).status, 200)
    assert.is((await put('change-goi', changed)).status, 200)
    assert.is((await orderRow(app, vnp_txn_ref)).reason, 'renewal_replaced')
    await paid(app, vnp_txn_ref)
    const { trang_thai, reason } = await orderRow(app, vnp_txn_ref)
    assert.equal([trang_thai, reason], ['review', 'nothing_to_renew'])
  }))

serverTest(test, 'a change and a payment at once: either the change is refused or the payment is under review', () =>
  withOwnApp(async app => {
    const mother = await seedMother(app)
    const { ids, vnp_txn_ref } = await openedRenewal(mother)
    const [change] = await Promise.all([mother.put('change-goi', changed), paid(app, vnp_txn_ref)])
    const state = [change.status, (await orderRow(app, vnp_txn_ref)).trang_thai, (await mother.row(ids[0]!)).trang_thai]
    assert.ok(
      [
        [409, 'paid', 'DANG_HOAT_DONG'],
        [200, 'review', 'HUY'],
      ].some(right => `${right}` === `${state}`),
      `${state}`,
    )
  }),
)

test.run()
