import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { actionsOn, twoDevices, withMother } from '../helpers/billing.ts'
import { movesOf, orderRow } from '../helpers/orders.ts'
import { bought, jobs, openedRenewal, paid } from '../helpers/renewals.ts'

test('when a renewal is paid in time, all rows go on from the old end; the next period is charged a year later', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids, order } = await openedRenewal({ app, at, assign }, twoDevices, 741_000)
    assert.equal(
      [await paid(app, order.vnp_txn_ref, 741_000), await paid(app, order.vnp_txn_ref, 741_000)],
      ['00', '02'],
    )
    for (const [id, trang_thai] of [
      [ids[0]!, 'DANG_HOAT_DONG'],
      [ids[1]!, 'CHUA_GAN'],
    ] as const) {
      const { ngay_bat_dau, ngay_ket_thuc, ...rest } = await row(id)
      assert.equal([ngay_bat_dau, ngay_ket_thuc, rest.trang_thai], ['2027-01-31', '2029-01-31', trang_thai])
    }
    assert.equal(await actionsOn(app.db, ids[0]!), ['subscription_assigned', 'subscription_renewed'])
    assert.equal(await movesOf(app, order.vnp_txn_ref), ['order_created', 'order_paid'])
    await at('2029-01-10T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 0)
    await at('2029-01-11T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 1)
  }))

test('when a renewal is paid late, the term begins on the day of payment and protects the device again', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids, order } = await openedRenewal({ app, at, assign }, twoDevices, 741_000)
    await at('2028-02-05T05:00:00Z')
    await app.post('/dev/jobs/expiry')
    assert.is((await row(ids[0]!)).trang_thai, 'HET_HAN')
    await paid(app, order.vnp_txn_ref, 741_000)
    const [used, waiting] = [await row(ids[0]!), await row(ids[1]!)]
    assert.equal(
      [used.trang_thai, used.ngay_bat_dau, used.ngay_ket_thuc],
      ['DANG_HOAT_DONG', '2028-02-05', '2029-02-05'],
    )
    assert.equal([waiting.trang_thai, waiting.ngay_ket_thuc], ['CHUA_GAN', '2029-02-05'])
  }))

test('when a renewal is paid late, a package whose device has another one by now is in the wallet', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids, vnp_txn_ref } = await openedRenewal({ app, at, assign })
    await at('2028-02-05T05:00:00Z')
    const second = await bought(app)
    assert.is((await assign(second.ids[0]!)).status, 200)
    await paid(app, vnp_txn_ref)
    const { trang_thai, nguoi_dung_id, ngay_ket_thuc } = await row(ids[0]!)
    assert.equal([trang_thai, nguoi_dung_id, ngay_ket_thuc], ['CHUA_GAN', null, '2029-02-05'])
  }))

test('of two places whose terms differ by now, a late payment begins anew the one that is over, and extends the other', () =>
  withMother(async ({ app, at, assign, row, put }) => {
    const { ids, order } = await openedRenewal({ app, at, assign }, twoDevices, 741_000)
    // once the buyer is at the gateway, the order keeps its amount
    await app.post(`/api/payment/renewal/${order.vnp_txn_ref}`, {}, { as: 'mother' })
    await put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2028-03-15' })
    await at('2028-02-05T05:00:00Z')
    await paid(app, order.vnp_txn_ref, 741_000)
    const terms = []
    for (const id of ids) {
      const { trang_thai, ngay_bat_dau, ngay_ket_thuc } = await row(id)
      terms.push([trang_thai, ngay_bat_dau, ngay_ket_thuc])
    }
    assert.equal(terms, [
      ['DANG_HOAT_DONG', '2027-01-31', '2029-03-15'],
      ['CHUA_GAN', '2028-02-05', '2029-02-05'],
    ])
    assert.is((await app.db('renewals').first('renewed_from')).renewed_from, '2028-02-05')
  }))

test('a payment for a renewal whose places were cancelled goes under review', () =>
  withMother(async ({ app, at, assign, put }) => {
    const { vnp_txn_ref } = await openedRenewal({ app, at, assign })
    await put('change-goi', { thong_tin_goi_id: twoDevices })
    await paid(app, vnp_txn_ref)
    const { trang_thai, reason } = await orderRow(app, vnp_txn_ref)
    assert.equal([trang_thai, reason], ['review', 'nothing_to_renew'])
  }))

test('D31: when switched off after the charge without a refund, the new term protects and no further one is charged', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids, vnp_txn_ref } = await openedRenewal({ app, at, assign })
    await paid(app, vnp_txn_ref)
    const body = { tu_dong_gia_han: false }
    await app.ask('PUT', `/api/payment/subscriptions/${ids[0]}/auto-renew`, { as: 'mother', body })
    await at('2029-01-30T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 0)
    const protecting = (
      await app.get(`/api/thiet-bi/${(await row(ids[0]!)).nguoi_dung_id}/goi/active`, { as: 'mother' })
    ).json.data
    assert.equal([protecting.trang_thai, protecting.ngay_ket_thuc], ['DANG_HOAT_DONG', '2029-01-31'])
  }))

test.run()
