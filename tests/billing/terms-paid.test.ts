import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedMother, withMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { orderRow } from '../helpers/orders.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { openedRenewal, paid, renewalOrders } from '../helpers/renewals.ts'
import { link, pay, times } from '../helpers/terms.ts'
import { withTwoPlaces } from '../helpers/two-places.ts'

test('a payment that was under way when its end was moved renews from the new end, and nothing is paid twice', () =>
  withMother(async mother => {
    const { app, row } = mother
    const { ids, vnp_txn_ref } = await openedRenewal(mother)
    await pay(app, vnp_txn_ref)
    await times(mother, '2028-01-25')
    const [, made] = await renewalOrders(app)
    await paid(app, vnp_txn_ref)
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2029-01-25')
    assert.is((await pay(app, made.vnp_txn_ref)).json.error, 'renewal_replaced')
    await paid(app, made.vnp_txn_ref)
    assert.equal(
      [(await row(ids[0]!)).ngay_ket_thuc, (await orderRow(app, made.vnp_txn_ref)).trang_thai],
      ['2029-01-25', 'review'],
    )
  }))

test('a payment that was priced after an admin extended one of two places renews the other alone', () =>
  withTwoPlaces(async ({ app, ids, device, row, pay: payLeft }) => {
    const ends = () => Promise.all(ids.map(async id => (await row(id)).ngay_ket_thuc))
    const extending = await app.ask('PUT', `/api/thiet-bi/${device}/goi/extend`, {
      as: 'admin',
      body: { so_thang_gia_han: 12 },
    })
    assert.is(extending.status, 200)
    const before = await ends()
    const { vnp_txn_ref } = await payLeft()
    const { so_tien, so_thiet_bi } = await orderRow(app, vnp_txn_ref)
    assert.is(so_thiet_bi, 1)
    await paid(app, vnp_txn_ref, so_tien)
    const after = await ends()
    assert.equal([after[0] === before[0], after[1] === before[1]], [true, false])
  }))

test('a payment that was under way when the term was ended by hand goes under review', () =>
  withMother(async mother => {
    const { app } = mother
    const { vnp_txn_ref } = await openedRenewal(mother)
    await pay(app, vnp_txn_ref)
    await times(mother, '2028-01-12')
    await paid(app, vnp_txn_ref)
    const { trang_thai, reason } = await orderRow(app, vnp_txn_ref)
    assert.equal([trang_thai, reason], ['review', 'nothing_to_renew'])
  }))

test('a link is payable until the 30th day after the end, and says so afterwards', () =>
  withMother(async mother => {
    const { app, at } = mother
    const { vnp_txn_ref } = await openedRenewal(mother)
    await at('2028-03-01T16:59:00Z')
    assert.is((await link(app, vnp_txn_ref)).trang_thai, 'open')
    await at('2028-03-01T17:00:00Z')
    assert.is((await link(app, vnp_txn_ref)).trang_thai, 'too_late')
    const paying = await pay(app, vnp_txn_ref)
    assert.equal([paying.status, paying.json.error], [409, 'renewal_too_late'])
    await at('2028-03-01T16:59:00Z')
    assert.is((await pay(app, vnp_txn_ref)).status, 200)
  }))

serverTest(test, 'clicks that pay while an admin moves the end: however they meet, one term is renewed', () =>
  withOwnApp(async app => {
    const mother = await seedMother(app)
    const { ids, vnp_txn_ref } = await openedRenewal(mother)
    const clicks = [1, 2, 3, 4].map(() => pay(app, vnp_txn_ref))
    await Promise.all([...clicks.slice(0, 2), times(mother, '2028-01-25'), ...clicks.slice(2)])
    for (const order of await renewalOrders(app)) {
      await pay(app, order.vnp_txn_ref)
      await paid(app, order.vnp_txn_ref)
    }
    assert.is((await mother.row(ids[0]!)).ngay_ket_thuc, '2029-01-25')
    assert.is((await renewalOrders(app)).filter(({ trang_thai }) => trang_thai === 'paid').length, 1)
  }),
)

test.run()
