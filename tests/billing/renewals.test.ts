import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { renewalsCharging } from '../helpers/charging.ts'
import { cancelled, ipn, orderRow, told } from '../helpers/orders.ts'
import { bought, jobs, openedRenewal, paid, renewalOrders } from '../helpers/renewals.ts'

test('D29: when switched off before the charge date, nothing is opened; when after it, what is paid still renews', () =>
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

test('a renewal that no job opened in time is still opened on the 30th day after the end, and not later', () =>
  withMother(async ({ app, assign, at }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-03-02T05:00:00Z')
    await jobs.renewals(app)
    assert.is((await renewalOrders(app)).length, 0)
    await at('2028-03-01T05:00:00Z')
    await jobs.renewals(app)
    assert.is((await renewalOrders(app)).length, 1)
  }))

test('a package off sale is not renewed: it is switched off and the parent is told once', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await app.db('goi').where({ id: oneDevice }).update({ da_xoa: true })
    assert.equal([(await jobs.renewals(app)).off_sale, (await jobs.renewals(app)).off_sale], [1, 0])
    assert.is((await row(ids[0]!)).tu_dong_gia_han, false)
    await jobs.notices(app)
    assert.match(app.outbox[0]!.text, /Goi An Nhi cua ban da ngung ban/)
    await at('2028-01-15T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 0)
  }))

for (const [how, take] of [
  ['deleted', (app: TestApp) => app.ask('DELETE', `/api/goi/${oneDevice}`, { as: 'admin' })],
  ['free', (app: TestApp) => app.ask('PUT', `/api/goi/${oneDevice}`, { as: 'admin', body: { gia: 0 } })],
] as const)
  test(`once a package is ${how}, its renewal is not payable and shows as off, even before the job has run`, () =>
    withMother(async ({ app, at, assign }) => {
      const { ids, vnp_txn_ref } = await openedRenewal({ app, at, assign })
      const isOn = async () =>
        (await app.get(`/api/payment/subscriptions/${ids[0]}`, { as: 'mother' })).json.data.tu_dong_gia_han
      assert.is(await isOn(), true)
      assert.is((await take(app)).status, 200)
      const paying = await app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'mother' })
      assert.equal([paying.json.error, await isOn()], ['renewal_off_sale', false])
    }))

test('the link: its owner sees the renewal and pays with one click, again after a failure, and never twice', () =>
  withMother(async ({ app, at, assign }) => {
    const { vnp_txn_ref } = await openedRenewal({ app, at, assign })
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

test('the page of the renewal link omits places cancelled with their device; with none left, nothing can be paid', () =>
  withMother(async ({ app, at, assign, device }) => {
    const { ids, vnp_txn_ref } = await openedRenewal({ app, at, assign }, twoDevices, 741_000)
    const link = `/api/payment/renewal/${vnp_txn_ref}`
    const removed = await app.ask('DELETE', `/api/thiet-bi/${device}`, { as: 'mother' })
    assert.is(removed.status, 200)
    assert.equal((await app.get(link, { as: 'mother' })).json.data.thiet_bi, [])
    await app.db('goi_dich_vu').where({ id: ids[1]! }).update({ trang_thai: 'HUY' })
    assert.is((await app.get(link, { as: 'mother' })).json.data.trang_thai, 'ended')
    const paying = await app.post(link, {}, { as: 'mother' })
    assert.equal([paying.status, paying.json.error], [409, 'renewal_replaced'])
  }))

test('a charge that succeeds without the buyer renews at once, and the parent is asked for nothing', () =>
  withMother(async ({ app, at, assign, row }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-01-12T05:00:00Z')
    const job = renewalsCharging(async (_, order) => ({
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
    const job = renewalsCharging(async () => {
      if (++calls === 2) throw new Error('the gateway burns')
      return 'left_to_buyer'
    })
    const summary = await runJob(app.services, job, { dryRun: false })
    assert.equal([summary.opened, summary.reminders, summary.failed], [3, 3, 1])
    assert.match(String(summary.first_failure), /burns/)
    assert.is((await runJob(app.services, job, { dryRun: false })).opened, 0)
    assert.is(calls, 3)
  }))

test.run()
