import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { ipn, told } from '../helpers/orders.ts'
import { bought, jobs, paid, renewalOrders } from '../helpers/renewals.ts'

test('D17, D24, D36, R55: twenty days before the end one order for all rows is opened at the price of that day, and no other', () =>
  withMother(async ({ app, at, assign }) => {
    const { ids } = await bought(app, twoDevices, 741_000)
    await assign(ids[0]!)
    await at('2028-01-10T16:59:00Z')
    assert.is((await jobs.renewals(app)).opened, 0)
    await app.db('goi').where({ id: twoDevices }).update({ gia: 800_000 })
    await at('2028-01-10T17:05:00Z')
    assert.is((await jobs.renewals(app, true)).opened, 1, 'a dry run says what it would do')
    assert.equal(await renewalOrders(app), [])
    assert.is((await jobs.renewals(app)).opened, 1)
    await app.db('goi').where({ id: twoDevices }).update({ gia: 900_000 })
    for (const moment of ['2028-01-10T15:05:00Z', '2028-01-12T05:00:00Z', '2028-01-29T05:00:00Z']) {
      await at(moment)
      assert.is((await jobs.renewals(app)).opened, 0)
    }
    const [order, ...more] = await renewalOrders(app)
    assert.equal(more, [])
    assert.equal(
      [order.trang_thai, order.so_tien, order.so_thiet_bi, order.thoi_han_thang],
      ['pending', 800_000, 2, 12],
    )
  }))

for (const [name, months, began, due, end] of [
  ['D25: a leap year', 12, '2027-03-01', '2028-02-10', '2028-03-01'],
  ['D27: a month of 28 days', 1, '2027-01-31', '2027-02-21', '2027-02-28'],
  ['a month of 31 days', 1, '2027-03-01', '2027-03-25', '2027-04-01'],
  ['two months', 2, '2027-03-01', '2027-04-16', '2027-05-01'],
] as const)
  test(`${name}: its renewal is opened on the day`, () =>
    withMother(async ({ app, at, assign, row }) => {
      await app.db('goi').where({ id: oneDevice }).update({ thoi_han_thang: months })
      await at(`${began}T05:00:00Z`)
      const { ids } = await bought(app)
      await assign(ids[0]!)
      assert.is((await row(ids[0]!)).ngay_ket_thuc, end)
      await at(new Date(Date.parse(`${due}T00:00:00+07:00`) - 1_000).toISOString())
      assert.is((await jobs.renewals(app)).opened, 0)
      await at(`${due}T00:00:00+07:00`)
      assert.is((await jobs.renewals(app)).opened, 1)
    }))

test('months of a renewed 31 January are counted from the 31st', () =>
  withMother(async ({ app, at, assign, row }) => {
    await app.db('goi').where({ id: oneDevice }).update({ thoi_han_thang: 1 })
    const { ids } = await bought(app)
    await assign(ids[0]!)
    const ends = []
    for (const day of ['2027-02-21', '2027-03-24', '2027-04-23']) {
      await at(`${day}T05:00:00Z`)
      assert.is((await jobs.renewals(app)).opened, 1, day)
      await paid(app, (await renewalOrders(app)).at(-1).vnp_txn_ref)
      ends.push((await row(ids[0]!)).ngay_ket_thuc)
    }
    assert.equal(ends, ['2027-03-31', '2027-04-30', '2027-05-31'])
  }))

for (const [name, heard, end] of [
  ['five seconds after the end', '2027-02-28T00:00:05+07:00', '2027-03-31'],
  ['so late that less than a term would be left', '2027-03-07T12:00:00+07:00', '2027-04-07'],
] as const)
  test(`a renewal that was paid in time and is heard of ${name} gives the longer of the two terms`, () =>
    withMother(async ({ app, at, assign, row }) => {
      await app.db('goi').where({ id: oneDevice }).update({ thoi_han_thang: 1 })
      const { ids } = await bought(app)
      await assign(ids[0]!)
      await at('2027-02-21T05:00:00Z')
      await jobs.renewals(app)
      const [{ vnp_txn_ref }] = await renewalOrders(app)
      await at(new Date(heard).toISOString())
      await ipn(app, told(app, vnp_txn_ref, { vnp_PayDate: '20270227235950' }))
      const { trang_thai, ngay_ket_thuc } = await row(ids[0]!)
      assert.equal([trang_thai, ngay_ket_thuc], ['DANG_HOAT_DONG', end])
    }))

test('a row that an admin set apart is renewed at its own end, and the rest of the purchase at theirs', () =>
  withMother(async ({ app, at, assign, row, put }) => {
    const { ids } = await bought(app, twoDevices, 741_000)
    await assign(ids[0]!)
    await put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2028-03-15' })
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    await at('2028-02-24T05:00:00Z')
    await jobs.renewals(app)
    const [rest, apart] = await renewalOrders(app)
    assert.equal([rest.so_tien, rest.so_thiet_bi, apart.so_tien, apart.so_thiet_bi], [370_500, 1, 370_500, 1])
    await paid(app, apart.vnp_txn_ref, 370_500)
    assert.equal([(await row(ids[0]!)).ngay_ket_thuc, (await row(ids[1]!)).ngay_ket_thuc], ['2029-03-15', '2028-01-31'])
  }))

test('a row that an admin set apart is renewed as early as any other, also after the rest of the purchase was', () =>
  withMother(async ({ app, at, assign, put }) => {
    const { ids } = await bought(app, twoDevices, 741_000)
    await assign(ids[0]!)
    await put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2028-03-15' })
    await at('2028-01-11T05:00:00Z')
    await jobs.renewals(app)
    await paid(app, (await renewalOrders(app))[0].vnp_txn_ref, 370_500)
    await at('2028-02-23T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 0)
    await at('2028-02-24T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 1)
  }))

test('D23, R54: a job that was down past the end opens one renewal and skips nothing', () =>
  withMother(async ({ app, at, assign }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-02-20T05:00:00Z')
    await app.post('/dev/jobs/expiry')
    assert.equal([(await jobs.renewals(app)).opened, (await jobs.renewals(app)).opened], [1, 0])
  }))

test.run()
