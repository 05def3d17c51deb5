import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { withMother } from '../helpers/billing.ts'
import { cancelled, ipn, order, told } from '../helpers/orders.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { bought, jobs, paid, renewalOrders } from '../helpers/renewals.ts'
import { waiting, workOf } from '../helpers/work.ts'

async function openedRenewal(app: TestApp): Promise<string> {
  await jobs.renewals(app)
  return (await renewalOrders(app)).at(-1)!.vnp_txn_ref
}

test('nothing waits at first, and the page says so calmly', () =>
  withMother(async ({ app }) => {
    await bought(app)
    assert.is((await workOf(app)).tong, 0)
    const box = await opened(app, '/admin/viec-can-lam')
    assert.is(textOf('.empty-title', box), 'Không có việc nào đang chờ')
    assert.is(box.querySelector('.waiting-count'), null)
  }))

test('orders under review are listed oldest first, and counted in the rail and on the overview', () =>
  withMother(async ({ app, at }) => {
    const suspect = { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' }
    const first = (await order(app)).vnp_txn_ref
    await ipn(app, told(app, first, suspect))
    await at('2027-02-01T05:00:00Z')
    const second = (await order(app)).vnp_txn_ref
    await ipn(app, told(app, second, suspect))
    assert.equal(await waiting(app), { review: [first, second] })
    const box = await opened(app, '/admin/viec-can-lam')
    assert.match(
      textOf('.work', box),
      /Đơn hàng cần kiểm tra ?2 việc.*hỏi lại VNPay.*Nguyễn Thị Hạnh.*nghi ngờ gian lận/,
    )
    assert.ok(box.querySelector(`.work a[href="/admin/don-hang?mo=don-hang.${first}"]`))
    assert.is(textOf('.rail-nav .waiting-count', box), '2 việc đang chờ')
    assert.match(textOf('.notice', await opened(app, '/admin')), 'Có 2 việc đang chờ bạn')
    assert.match(textOf('.notice', await opened(app, '/admin', 'en')), 'Waiting for you: 2')
  }))

test('a failed renewal waits until another attempt is under way, or nobody wants it any more', () =>
  withMother(async ({ app, at, assign }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-01-12T05:00:00Z')
    const ref = await openedRenewal(app)
    await app.post(`/api/payment/renewal/${ref}`, {}, { as: 'mother' })
    await ipn(app, told(app, ref, cancelled))
    assert.equal(await waiting(app), { renewal_failed: [ref] })
    await app.ask('PUT', `/api/payment/subscriptions/${ids[0]}/auto-renew`, {
      as: 'mother',
      body: { tu_dong_gia_han: false },
    })
    assert.equal(await waiting(app), {})
    await app.ask('PUT', `/api/payment/subscriptions/${ids[0]}/auto-renew`, {
      as: 'mother',
      body: { tu_dong_gia_han: true },
    })
    assert.equal(await waiting(app), { renewal_failed: [ref] })
    await app.post(`/api/payment/renewal/${ref}`, {}, { as: 'mother' })
    assert.equal(await waiting(app), {})
  }))

test('a failed renewal waits for 60 days', () =>
  withMother(async ({ app, at, assign }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-01-12T05:00:00Z')
    const ref = await openedRenewal(app)
    await app.post(`/api/payment/renewal/${ref}`, {}, { as: 'mother' })
    await ipn(app, told(app, ref, cancelled))
    await at('2028-03-12T04:00:00Z')
    assert.equal(await waiting(app), { renewal_failed: [ref] })
    await at('2028-03-12T06:00:00Z')
    assert.equal(await waiting(app), {})
  }))

test('refund requests wait for an admin, and what the gateway refused waits to be sent again', () =>
  withMother(async ({ app, at, assign }) => {
    const { ids } = await bought(app)
    await assign(ids[0]!)
    await at('2028-01-12T05:00:00Z')
    const vnp_txn_ref = await openedRenewal(app)
    await paid(app, vnp_txn_ref)
    const { id } = (await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'x' }, { as: 'mother' })).json.data
    assert.equal(await waiting(app), { refund_requested: [vnp_txn_ref] })
    const link = `.work a[href="/admin/hoan-tien?mo=hoan-tien.${id}"]`
    assert.ok((await opened(app, '/admin/viec-can-lam')).querySelector(link))
    await withRefundGateway(app, async gateway => {
      gateway.answers('16')
      await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai: 'approved' } })
    })
    assert.equal(await waiting(app), { refund_failed: [vnp_txn_ref] })
  }))

test('an order that was paid but not granted is listed at once, and no more once it is granted', () =>
  withMother(async ({ app, at, assign }) => {
    const { ref, ids } = await bought(app)
    const [place] = await app.db('goi_dich_vu').where({ vnp_txn_ref: ref }).delete().returning('*')
    assert.equal(await waiting(app), { not_activated: [ref] })
    await runJob(app.services, ledgerJob, { dryRun: false })
    assert.equal(await waiting(app), { not_activated: [ref] })
    const { id: _, ...row } = place
    const [{ id }] = await app.db('goi_dich_vu').insert(row).returning('id')
    assert.is(ids.includes(id), false)
    assert.equal(await waiting(app), {})
    await runJob(app.services, ledgerJob, { dryRun: false })

    await assign(id)
    await at('2028-01-12T05:00:00Z')
    const renewal = await openedRenewal(app)
    await paid(app, renewal)
    assert.equal(await waiting(app), {})
    await app.db('renewals').update({ paid_order_id: null, renewed_from: null })
    assert.equal(await waiting(app), { not_activated: [renewal] })
  }))

test('an order paid more than two days ago but not granted is listed from the ledger’s next check on', () =>
  withMother(async ({ app, at }) => {
    const { ref, ids } = await bought(app)
    await at('2027-02-05T05:00:00Z')
    await app.db('goi_dich_vu').where({ id: ids[0] }).delete()
    assert.equal(await waiting(app), {})
    await runJob(app.services, ledgerJob, { dryRun: false })
    assert.equal(await waiting(app), { not_activated: [ref] })
  }))

test('differences that the ledger finds are listed, those of parents who got too little first', () =>
  withMother(async ({ app }) => {
    const { ref, ids } = await bought(app)
    const other = await bought(app)
    await app.db('goi_dich_vu').where({ id: ids[0] }).delete()
    await app.db('orders').where({ vnp_txn_ref: other.ref }).update({ trang_thai: 'refunded' })
    await runJob(app.services, ledgerJob, { dryRun: false })
    assert.equal(await waiting(app), { not_activated: [ref], ledger: [other.ref, other.ref] })
    const said = textOf('.work', await opened(app, '/admin/viec-can-lam'))
    assert.match(said, /Đã thanh toán nhưng chưa kích hoạt.*Số gói trong ví khác với đơn hàng.*Sổ sách không khớp/)
  }))

test('no more than ten of a kind are shown, with where the others are', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    await app.db.raw(
      `insert into orders (vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, loai, trang_thai, so_tien, ten_goi, so_thiet_bi,
                           ngay_tao, create_date)
       select 'NHIEU' || i, ma_phu_huynh, thong_tin_goi_id, loai, 'review', so_tien, ten_goi, so_thiet_bi,
              ngay_tao + i * interval '1 minute', create_date
       from orders, generate_series(1, 1005) i where vnp_txn_ref = ?`,
      [vnp_txn_ref],
    )
    const { tong, viec } = await workOf(app)
    const { so_luong, con_nua, lau_nhat } = viec.find(({ loai }: { loai: string }) => loai === 'review')
    assert.equal([tong, so_luong, con_nua, lau_nhat.length, lau_nhat[0].vnp_txn_ref], [1000, 1000, true, 10, 'NHIEU1'])
    const box = await opened(app, '/admin/viec-can-lam')
    assert.match(textOf('.work', box), 'hơn 1.000 việc')
    assert.ok(box.querySelector('.work a[href="/admin/don-hang?trang_thai=review&sort=ngay_tao"]'))
    assert.match(textOf('.rail-nav .waiting-count', box), '1.000+')
  }))

test('one reason of a review is found and counted however many orders wait longer for other reasons', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    await app.db.raw(
      `insert into orders (vnp_txn_ref, ma_phu_huynh, thong_tin_goi_id, loai, trang_thai, reason, so_tien, ten_goi,
                           so_thiet_bi, ngay_tao, create_date)
       select 'LYDO' || i, ma_phu_huynh, thong_tin_goi_id, loai, 'review',
              case when i > 12 then 'unfinished' else 'suspected' end, so_tien, ten_goi, so_thiet_bi,
              ngay_tao + i * interval '1 minute', create_date
       from orders, generate_series(1, 25) i where vnp_txn_ref = ?`,
      [vnp_txn_ref],
    )
    const of = async (kind: string) => (await app.get(`/api/viec-can-lam?loai=${kind}`, { as: 'admin' })).json.data
    const { tong, viec } = await of('unfinished')
    assert.equal(
      [tong, viec.length, viec[0].loai, viec[0].so_luong, viec[0].lau_nhat.length, viec[0].lau_nhat[0].vnp_txn_ref],
      [13, 1, 'review', 13, 10, 'LYDO13'],
    )
    assert.is((await of('review')).tong, 25)
    assert.equal(await of('none_of_these'), { tong: 0, viec: [] })
  }))

test.run()
