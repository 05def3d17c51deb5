import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Bought, free, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { orderRow } from '../helpers/orders.ts'
import { bought, jobs, openedRenewal, paid, renewalOrders, texts } from '../helpers/renewals.ts'
import { link, pay, times } from '../helpers/terms.ts'

for (const [how, end] of [
  ['an end in the past', async (mother: Bought) => times(mother, '2028-01-12')],
  ['another package', async ({ put }: Bought) => put('change-goi', { thong_tin_goi_id: free })],
] as const)
  test(`a term that is ended by hand with ${how} closes its renewal: nothing to pay, no message, nothing opened again`, () =>
    withMother(async mother => {
      const { app, at } = mother
      const { vnp_txn_ref } = await openedRenewal(mother)
      await jobs.notices(app)
      texts(app)
      assert.is((await end(mother)).status, 200)
      const { trang_thai, reason } = await orderRow(app, vnp_txn_ref)
      assert.equal([trang_thai, reason], ['expired', 'renewal_replaced'])
      assert.is((await link(app, vnp_txn_ref)).trang_thai, 'ended')
      const paying = await pay(app, vnp_txn_ref)
      assert.equal([paying.status, paying.json.error], [409, 'renewal_replaced'])
      for (const day of ['2028-01-13', '2028-01-18', '2028-01-31', '2028-02-05']) {
        await at(`${day}T05:00:00Z`)
        assert.equal([(await jobs.renewals(app)).opened, (await jobs.renewals(app)).reminders], [0, 0], day)
        await jobs.notices(app)
      }
      assert.equal(texts(app), [])
      assert.is((await renewalOrders(app)).length, 1)
    }))

test('a message that waits when the term is ended by hand is not sent', () =>
  withMother(async mother => {
    await openedRenewal(mother)
    await times(mother, '2028-01-12')
    await jobs.notices(mother.app)
    assert.equal(texts(mother.app), [])
  }))

test('an end that is moved into the lead replaces the renewal at once: the old link leads to the new one', () =>
  withMother(async mother => {
    const { app, row } = mother
    const { ids, vnp_txn_ref } = await openedRenewal(mother)
    await times(mother, '2028-01-25')
    const [old, made] = await renewalOrders(app)
    assert.equal([old.trang_thai, made.trang_thai], ['expired', 'pending'])
    const shown = await link(app, vnp_txn_ref)
    assert.equal(
      [shown.vnp_txn_ref, shown.da_thay, shown.trang_thai, shown.ngay_ket_thuc],
      [made.vnp_txn_ref, true, 'open', '2028-01-25'],
    )
    assert.is((await pay(app, vnp_txn_ref)).json.error, 'renewal_replaced')
    assert.is((await pay(app, made.vnp_txn_ref)).status, 200)
    await paid(app, made.vnp_txn_ref)
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2029-01-25')
    assert.is((await jobs.renewals(app)).opened, 0)
  }))

test('an end that is extended beyond the lead says its new date at the old link, and is renewed when that comes', () =>
  withMother(async mother => {
    const { app, at, put } = mother
    const { vnp_txn_ref } = await openedRenewal(mother)
    await put('goi/extend', { so_thang_gia_han: 2 })
    const shown = await link(app, vnp_txn_ref)
    assert.equal([shown.trang_thai, shown.ngay_ket_thuc], ['moved', '2028-03-31'])
    assert.is((await jobs.renewals(app)).opened, 0)
    await at('2028-03-12T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 1)
    const [, made] = await renewalOrders(app)
    assert.is((await link(app, vnp_txn_ref)).vnp_txn_ref, made.vnp_txn_ref)
    await times(mother, null)
    assert.equal(
      [(await link(app, vnp_txn_ref)).trang_thai, (await link(app, vnp_txn_ref)).ngay_ket_thuc],
      ['moved', null],
    )
  }))

test('an end that is moved away and back is payable again, once', () =>
  withMother(async mother => {
    const { app, row } = mother
    const { ids, vnp_txn_ref } = await openedRenewal(mother)
    await times(mother, '2028-06-30')
    await times(mother, '2028-01-31')
    assert.is((await link(app, vnp_txn_ref)).trang_thai, 'open')
    const { vnp_txn_ref: attempt } = (await pay(app, vnp_txn_ref)).json.data
    await paid(app, attempt)
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2029-01-31')
    assert.is((await renewalOrders(app)).filter(({ trang_thai }) => trang_thai === 'pending').length, 0)
  }))

test('a period that was paid is never opened again, also where an admin moves the end back onto it', () =>
  withMother(async mother => {
    const { app, at } = mother
    const { vnp_txn_ref } = await openedRenewal(mother)
    await paid(app, vnp_txn_ref)
    await times(mother, '2028-01-31')
    await at('2028-01-25T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 0)
    assert.is((await link(app, vnp_txn_ref)).trang_thai, 'paid')
  }))

test('of two places, one that is moved onto an end that only the other paid is renewed there by itself', () =>
  withMother(async mother => {
    const { app, at, assign, row, child } = mother
    const { ids } = await bought(app, twoDevices, 741_000)
    await assign(ids[0]!)
    await assign(ids[1]!, { ma_thiet_bi: 'MAY-2', ma_tre_em: child, ten_thiet_bi: 'Máy' })
    await times(mother, '2028-12-31')
    await at('2028-01-12T05:00:00Z')
    await jobs.renewals(app)
    const [first] = await renewalOrders(app)
    assert.is(first.so_thiet_bi, 1)
    await paid(app, first.vnp_txn_ref, first.so_tien)
    await times(mother, '2028-01-31')
    assert.is((await jobs.renewals(app)).opened, 1)
    const [, second] = await renewalOrders(app)
    await paid(app, second.vnp_txn_ref, second.so_tien)
    assert.equal([(await row(ids[0]!)).ngay_ket_thuc, (await row(ids[1]!)).ngay_ket_thuc], ['2029-01-31', '2029-01-31'])
  }))

test('places that are moved one after another to the same end are renewed by one order', () =>
  withMother(async mother => {
    const { app, at, assign, child } = mother
    const { ids } = await bought(app, twoDevices, 741_000)
    await assign(ids[0]!)
    const { nguoi_dung_id } = (await assign(ids[1]!, { ma_thiet_bi: 'MAY-2', ma_tre_em: child, ten_thiet_bi: 'Máy' }))
      .json.data
    await at('2028-01-12T05:00:00Z')
    await jobs.renewals(app)
    const body = { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2028-01-28' }
    await times(mother, '2028-01-28')
    await app.ask('PUT', `/api/thiet-bi/${nguoi_dung_id}/goi/time`, { as: 'admin', body })
    const orders = await renewalOrders(app)
    assert.equal(
      orders.map(({ trang_thai, so_thiet_bi }) => [trang_thai, so_thiet_bi]),
      [
        ['expired', 1],
        ['expired', 1],
        ['pending', 2],
      ],
    )
    for (const { vnp_txn_ref } of orders)
      assert.is((await link(app, vnp_txn_ref)).vnp_txn_ref, orders[2].vnp_txn_ref, 'every link leads to the last one')
  }))

test('a renewal closes with its device', () =>
  withMother(async mother => {
    const { app, device } = mother
    const { vnp_txn_ref } = await openedRenewal(mother, oneDevice)
    await app.ask('DELETE', `/api/thiet-bi/${device}`, { as: 'mother' })
    assert.is((await pay(app, vnp_txn_ref)).status, 409)
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'expired')
  }))

test.run()
