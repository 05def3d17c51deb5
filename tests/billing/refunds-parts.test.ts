import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob, refundsJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { ipn, orderRow, placesOf, told } from '../helpers/orders.ts'
import { opened, sent } from '../helpers/pages.ts'
import { clean, withPaid } from '../helpers/paid-order.ts'
import { withRenewed } from '../helpers/refunds.ts'
import { jobs, paid, renewalOrders } from '../helpers/renewals.ts'
import { tooLittle, withReviewed } from '../helpers/reviewed.ts'

test('a part that was sent back in VNPay’s portal is not taken for our refund: the term stays, and an admin refuses', () =>
  withRenewed(async ({ app, at, request, decide, gateway, ask, refund, row, ids, ref }) => {
    const { id } = (await request()).json.data
    gateway.answers(null)
    await decide(id, 'approved')
    gateway.tells({ vnp_TransactionType: '03', vnp_TransactionStatus: '05', vnp_Amount: '37050000' })
    await at('2028-01-11T05:11:00Z')
    await ask()
    const { trang_thai, reason } = await refund(id)
    assert.equal([trang_thai, reason], ['failed', 'partly_refunded'])
    assert.equal([(await orderRow(app, ref)).trang_thai, gateway.asked.length], ['paid', 1])
    assert.not.equal((await row(ids[0]!)).ngay_ket_thuc, '2028-01-31')
    assert.is((await decide(id, 'approved')).json.error, 'overpaid_dealt_with')
    const refused = { trang_thai: 'refused', ly_do_tu_choi: 'Đã hoàn riêng' }
    assert.is((await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: refused })).status, 200)
    assert.is((await runJob(app.services, ledgerJob, { dryRun: false })).differences, 0)
  }))

test('where VNPay has another refund under way, a query tells which before anything is taken back', () =>
  withRenewed(async ({ app, at, request, decide, gateway, ask, refund, ref }) => {
    const { id } = (await request()).json.data
    gateway.answers('94')
    assert.is((await decide(id, 'approved')).json.data.trang_thai, 'approved')
    assert.is((await orderRow(app, ref)).trang_thai, 'paid')
    gateway.tells({ vnp_TransactionType: '03', vnp_TransactionStatus: '06' })
    await at('2028-01-11T05:11:00Z')
    await ask()
    assert.equal([(await refund(id)).trang_thai, (await orderRow(app, ref)).trang_thai], ['failed', 'paid'])
  }))

test('of a payment of which a part was sent back in VNPay’s portal nothing is sent here; the order is closed by hand', () =>
  withReviewed(tooLittle, async ({ ref, gateway, sendBack, refunds, app }) => {
    gateway.tells({ vnp_TransactionType: '03', vnp_TransactionStatus: '00', vnp_Amount: '100000' })
    assert.is((await sendBack()).json.error, 'partly_refunded')
    assert.equal([gateway.asked, await refunds()], [[], []])
    const { trang_thai, reason } = await orderRow(app, ref)
    assert.equal([trang_thai, reason], ['review', 'partly_refunded'])
    const closed = await app.post(
      `/api/payment/orders/${ref}/close`,
      {
        ket_qua: 'refunded',
        ly_do_dong: 'Đã trả nốt trên cổng',
        so_tien: 5_000,
        ngay: '2027-01-31',
        ma_tham_chieu: 'FT1',
      },
      { as: 'admin' },
    )
    assert.equal([closed.status, closed.json.data.trang_thai], [200, 'refunded'])
  }))

test('a renewal is not refunded before a later one that is paid, whose term begins where it ends', () =>
  withRenewed(async ({ app, at, request, decide, row, ids, ref }) => {
    const { id } = (await request()).json.data
    await at('2029-01-11T05:00:00Z')
    await jobs.renewals(app)
    const later = (await renewalOrders(app)).find(({ vnp_txn_ref }) => vnp_txn_ref !== ref)!.vnp_txn_ref
    await paid(app, later, 741_000)
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2030-01-31')
    assert.is((await decide(id, 'approved')).json.error, 'refund_newest_first')
    const newest = (await request('mother', later)).json.data.id
    for (const each of [newest, id]) assert.is((await decide(each, 'approved')).json.data.trang_thai, 'processing')
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2028-01-31')
  }))

for (const giao_dich of ['', '15000001'])
  test(`of an order paid twice, a part that is sent from two tabs goes back once: ${giao_dich || 'its own'}`, () =>
    withPaid(async ({ app, ref, gateway }) => {
      await ipn(app, told(app, ref, { vnp_TransactionNo: '15000001' }))
      const path = `/admin/don-hang?mo=hoan-don.${ref}`
      const tab = (await opened(app, path)).querySelectorAll<HTMLInputElement>('dialog [type=hidden]')
      const shown = Object.fromEntries([...tab].map(({ name, value }) => [name, value]))
      const send = () =>
        sent(app, path, { ...shown, cach: 'vnpay', giao_dich, so_tien: '100.000', ly_do: 'Khách đổi ý' })
      await send()
      assert.match((await send()).querySelector('dialog:last-of-type .notice')!.textContent, '290.000')
      assert.is(gateway.asked.length, 1)
    }))

test('a part that the bank refused after VNPay accepted it goes back before any other, and is invoiced once', () =>
  withPaid(async ({ app, at, ref, gateway, refund }) => {
    const order_id = (await orderRow(app, ref)).id
    await app
      .db('invoice_events')
      .insert({ order_id, event: 'issued', so_tien: 390_000, con_lai: 390_000, at: new Date(), send_at: new Date() })
    await refund({ so_tien: 200_000 })
    gateway.tells({ vnp_Amount: '20000000', vnp_TransactionType: '03', vnp_TransactionStatus: '09' })
    await at('2027-02-02T05:00:00Z')
    await runJob(app.services, refundsJob, { dryRun: false })
    const failed = await app.db('refunds').first()
    assert.is(failed.trang_thai, 'failed')
    const outside = { so_tien: 100_000, ben_ngoai: { ngay: '2027-02-01', ma_tham_chieu: 'FT1' } }
    assert.is((await refund(outside)).json.error, 'refund_refused_first')
    const body = { trang_thai: 'refunded', ly_do_dong: 'Đã chuyển khoản' }
    assert.is((await app.ask('PUT', `/api/payment/refunds/${failed.id}`, { as: 'admin', body })).status, 200)
    assert.is((await refund(outside)).status, 200)
    const events = await app.db('invoice_events').where({ order_id }).orderBy('id')
    assert.equal(
      events.map(({ event, so_tien, con_lai }) => [event, so_tien, con_lai]),
      [
        ['issued', 390_000, 390_000],
        ['adjusted', 200_000, 190_000],
        ['adjusted', 100_000, 90_000],
      ],
    )
  }))

test('a part recorded as sent outside ends nothing while the rest is approved without an answer; the rest does', () =>
  withPaid(async ({ app, at, gateway, refund, ref, ledger }) => {
    await refund({ so_tien: 100_000 })
    gateway.answers('lost')
    assert.is((await refund()).json.data.hoan_tien, 'approved')
    await at('2027-02-03T05:11:00Z')
    const [part] = await app.db('refunds').orderBy('id')
    const decided = { trang_thai: 'refunded', ly_do_dong: 'Đã chuyển khoản' }
    const byHand = await app.ask('PUT', `/api/payment/refunds/${part.id}`, { as: 'admin', body: decided })
    assert.equal([byHand.status, byHand.json.data.trang_thai], [200, 'refunded'])
    assert.equal(
      [(await orderRow(app, ref)).trang_thai, (await placesOf(app, ref))[0].trang_thai],
      ['paid', 'CHUA_GAN'],
    )
    gateway.tells({ vnp_TransactionType: '03', vnp_TransactionStatus: '00', vnp_Amount: '29000000' })
    await runJob(app.services, refundsJob, { dryRun: false })
    assert.equal([(await orderRow(app, ref)).trang_thai, (await placesOf(app, ref))[0].trang_thai], ['refunded', 'HUY'])
    assert.equal(await ledger(), clean)
  }))

test.run()
