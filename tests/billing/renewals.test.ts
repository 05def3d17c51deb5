import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { renewalsJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { actionsOn, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { cancelled, ipn, movesOf, orderRow, told } from '../helpers/orders.ts'
import { bought, jobs, paid, renewalOrders } from '../helpers/renewals.ts'

test('D24: twenty days before the end one order for all rows is opened at the price of that day, and no other', () =>
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
  test(`${name} is charged on the day`, () =>
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

test('paid in time, all rows go on from the old end; the next period is charged a year later', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids } = await bought(app, twoDevices, 741_000)
    await assign(ids[0]!)
    await at('2028-01-12T05:00:00Z')
    await jobs.renewals(app)
    const [order] = await renewalOrders(app)
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

test('paid late, the term begins on the day of payment and protects the device again', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids } = await bought(app, twoDevices, 741_000)
    await assign(ids[0]!)
    await at('2028-01-12T05:00:00Z')
    await jobs.renewals(app)
    const [order] = await renewalOrders(app)
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

test('paid late, a package whose device has another one by now is in the wallet', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-01-12T05:00:00Z')
    await jobs.renewals(app)
    await at('2028-02-05T05:00:00Z')
    const second = await bought(app)
    assert.is((await assign(second.ids[0]!)).status, 200)
    await paid(app, (await renewalOrders(app))[0].vnp_txn_ref)
    const { trang_thai, nguoi_dung_id, ngay_ket_thuc } = await row(ids[0]!)
    assert.equal([trang_thai, nguoi_dung_id, ngay_ket_thuc], ['CHUA_GAN', null, '2029-02-05'])
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

test('D23, R54: a job that was down past the end charges once and skips nothing', () =>
  withMother(async ({ app, at, assign }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-02-20T05:00:00Z')
    await app.post('/dev/jobs/expiry')
    assert.equal([(await jobs.renewals(app)).opened, (await jobs.renewals(app)).opened], [1, 0])
  }))

test('D29: switched off before the charge date nothing is opened; off after it, what is paid still renews', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    const turn = (tu_dong_gia_han: boolean) =>
      app.ask('PUT', `/api/payment/subscriptions/${ids[0]}/auto-renew`, { as: 'mother', body: { tu_dong_gia_han } })
    await turn(false)
    await at('2028-01-15T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 0)
    await turn(true)
    assert.is((await jobs.renewals(app)).opened, 1)
    await turn(false)
    await paid(app, (await renewalOrders(app))[0].vnp_txn_ref)
    const { ngay_ket_thuc, tu_dong_gia_han } = await row(ids[0]!)
    assert.equal([ngay_ket_thuc, tu_dong_gia_han], ['2029-01-31', false])
  }))

test('a package off sale is not renewed: it is switched off and the parent is told once', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await app.db('goi').where({ id: oneDevice }).update({ da_xoa: true })
    assert.equal([(await jobs.renewals(app)).off_sale, (await jobs.renewals(app)).off_sale], [1, 0])
    assert.is((await row(ids[0]!)).tu_dong_gia_han, false)
    await jobs.notices(app)
    assert.match(app.outbox[0]!.text, /Goi cua ban khong con ban/)
    await at('2028-01-15T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 0)
  }))

test('the link: its owner sees the renewal and pays with one click, again after a failure, and never twice', () =>
  withMother(async ({ app, at, assign }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-01-12T05:00:00Z')
    await jobs.renewals(app)
    const [{ vnp_txn_ref }] = await renewalOrders(app)
    const path = `/api/payment/renewal/${vnp_txn_ref}`
    for (const method of ['GET', 'POST'])
      assert.is((await app.ask(method, path, { as: 'stranger', ...(method === 'POST' && { body: {} }) })).status, 404)
    const shown = (await app.get(path, { as: 'mother' })).json.data
    assert.equal([shown.so_tien, shown.ngay_ket_thuc, shown.trang_thai], [390_000, '2028-01-31', 'open'])
    const pay = async () => (await app.post(path, {}, { as: 'mother' })).json
    await at('2028-01-20T05:00:00Z')
    const first = (await pay()).data
    assert.is(first.vnp_txn_ref, vnp_txn_ref)
    assert.match(first.payment_url, /vnp_CreateDate=20280120/)
    assert.equal((await pay()).data, first)
    await ipn(app, told(app, vnp_txn_ref, cancelled))
    const second = (await pay()).data.vnp_txn_ref
    assert.is.not(second, vnp_txn_ref)
    assert.equal([await paid(app, second), await paid(app, vnp_txn_ref)], ['00', '00'])
    const { trang_thai, reason } = await orderRow(app, vnp_txn_ref)
    assert.equal([trang_thai, reason], ['review', 'paid_twice'])
    assert.is((await pay()).error, 'renewal_paid')
    assert.is((await app.get(path, { as: 'mother' })).json.data.trang_thai, 'paid')
  }))

test('a charge that succeeds without the buyer renews at once, and the parent is asked for nothing', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-01-12T05:00:00Z')
    const job = renewalsJob(async (_, order) => ({
      txnRef: order.vnp_txn_ref,
      amount: order.so_tien,
      verdict: 'paid',
      reason: 'paid',
      transactionNo: '1',
      by: 'query',
    }))
    assert.equal(await runJob(app.services, job, { dryRun: false }), {
      opened: 1,
      reminders: 0,
      off_sale: 0,
      failed: 0,
    })
    assert.equal([(await row(ids[0]!)).ngay_ket_thuc, (await renewalOrders(app))[0].trang_thai], ['2029-01-31', 'paid'])
  }))

test('R56: a charge that throws does not stop the others, and its order stays to be paid by the link', () =>
  withMother(async ({ app, at, assign, child }) => {
    for (const each of ['MAY-1', 'MAY-2', 'MAY-3']) {
      const { ids } = await bought(app)
      await assign(ids[0]!, { ma_thiet_bi: each, ma_tre_em: child, ten_thiet_bi: 'Máy' })
    }
    await at('2028-01-12T05:00:00Z')
    let calls = 0
    const job = renewalsJob(async () => {
      if (++calls === 2) throw new Error('the gateway burns')
      return 'left_to_buyer'
    })
    const summary = await runJob(app.services, job, { dryRun: false })
    assert.equal([summary.opened, summary.reminders, summary.failed], [3, 3, 1])
    assert.match(String(summary.first_failure), /burns/)
    assert.is((await runJob(app.services, job, { dryRun: false })).opened, 0)
    assert.is(calls, 3)
  }))

test('money for what was cancelled since is reviewed', () =>
  withMother(async ({ app, at, assign, put }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-01-12T05:00:00Z')
    await jobs.renewals(app)
    await put('change-goi', { thong_tin_goi_id: twoDevices })
    const [{ vnp_txn_ref }] = await renewalOrders(app)
    await paid(app, vnp_txn_ref)
    const { trang_thai, reason } = await orderRow(app, vnp_txn_ref)
    assert.equal([trang_thai, reason], ['review', 'nothing_to_renew'])
  }))

test.run()
