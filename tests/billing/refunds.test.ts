import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { actionsOn, seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { ipn, movesOf, orderRow, told } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { opened, textOf } from '../helpers/pages.ts'
import type { Name } from '../helpers/people.ts'
import { renewed, withRenewed } from '../helpers/refunds.ts'
import { jobs, texts } from '../helpers/renewals.ts'

test('D30: when the refund is approved and the gateway takes it, the order is refunded and the old term runs on', () =>
  withRenewed(async ({ app, request, decide, row, ids, ref, gateway }) => {
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2029-01-31')
    const asked = await request()
    assert.equal([asked.status, asked.json.data.trang_thai, asked.json.data.so_tien], [201, 'requested', 741_000])
    const { id } = asked.json.data
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2029-01-31')
    const decided = await decide(id, 'approved')
    assert.equal([decided.status, decided.json.data.trang_thai], [200, 'processing'])
    const [body, ...more] = gateway.asked
    assert.equal(more, [])
    assert.equal(
      [body!.vnp_Command, body!.vnp_TransactionType, body!.vnp_Amount, body!.vnp_TxnRef, body!.vnp_TransactionNo],
      ['refund', '02', '74100000', ref, '14226112'],
    )
    assert.is((await orderRow(app, ref)).trang_thai, 'refunded')
    for (const [place, trang_thai] of [
      [ids[0]!, 'DANG_HOAT_DONG'],
      [ids[1]!, 'CHUA_GAN'],
    ] as const) {
      const back = await row(place)
      assert.equal(
        [back.ngay_bat_dau, back.ngay_ket_thuc, back.trang_thai, back.tu_dong_gia_han],
        ['2027-01-31', '2028-01-31', trang_thai, false],
      )
    }
    assert.equal(await movesOf(app, ref), ['order_created', 'order_paid', 'order_refunded'])
    for (const place of ids)
      assert.equal((await actionsOn(app.db, place)).slice(-2), ['renewal_taken_back', 'renewal_switched_off'])
    await jobs.notices(app)
    assert.match(texts(app).join(), /Da hoan 741\.000 d/)
    assert.is(await ipn(app, told(app, ref, { vnp_Amount: '74100000' })), '02')
  }))

test('D32: asked on the thirtieth day it is accepted, on the thirty-first refused', () =>
  withRenewed(async ({ at, request }) => {
    await at('2028-02-10T17:00:00Z')
    assert.equal([(await request()).json.error, (await request()).status], ['refund_too_late', 409])
    await at('2028-02-10T16:59:00Z')
    assert.is((await request()).status, 201)
  }))

test('D33: a charge has one request', () =>
  withRenewed(async ({ request }) => {
    assert.equal([(await request()).status, (await request()).json.error], [201, 'refund_requested_before'])
  }))

test('D33: what an admin sent back is no request of the parent, who can ask for the rest, once', () =>
  withRenewed(async ({ app, request, decide, row, ids, ref, gateway }) => {
    const part = (so_tien: number) =>
      app.post(`/api/payment/orders/${ref}/refund`, { so_tien, ly_do: 'Bồi thường' }, { as: 'admin' })
    const listed = async (of: string, as: Name) =>
      (await app.get(`/api/payment/${of}?vnp_txn_ref=${ref}`, { as })).json.data
    const until = async () => (await listed('orders', 'mother'))[0].hoan_duoc_den
    gateway.answers('lost')
    await part(41_000)
    assert.equal([await until(), (await request()).json.error], [null, 'refund_waits'])
    await app.db('refunds').update({ trang_thai: 'processing' })
    gateway.answers('00')
    assert.is(await until(), '2028-02-10')
    const dialog = await opened(app, `/wallet?mo=hoan-tien.${ref}`, 'vi', 'mother')
    assert.match(textOf('dialog h2', dialog), '700.000')
    const asked = await request()
    assert.equal([asked.status, asked.json.data?.so_tien], [201, 700_000])
    assert.equal([await until(), (await request()).json.error], [null, 'refund_requested_before'])
    const { id } = asked.json.data
    const wholes = (await listed('refunds', 'admin')).filter(({ ca_don }: { ca_don: boolean }) => ca_don)
    assert.equal(
      wholes.map((refund: { id: number }) => refund.id),
      [id],
    )
    assert.is((await decide(id, 'approved')).json.data.trang_thai, 'processing')
    const { vnp_TransactionType, vnp_Amount } = gateway.asked.at(-1)!
    assert.equal([vnp_TransactionType, vnp_Amount], ['03', '70000000'])
    assert.equal(
      [(await orderRow(app, ref)).trang_thai, (await row(ids[0]!)).ngay_ket_thuc],
      ['refunded', '2028-01-31'],
    )
    assert.is((await request()).json.error, 'refund_requested_before')
  }))

test('of a renewal that an admin sent back wholly nothing can be asked for, and it is not called asked for before', () =>
  withRenewed(async ({ app, request, ref }) => {
    await app.post(`/api/payment/orders/${ref}/refund`, { ly_do: 'Bồi thường' }, { as: 'admin' })
    assert.is((await request()).json.error, 'nothing_left')
  }))

test('D34: what goes back is all that was paid for the charge, and no request names another amount', () =>
  withRenewed(async ({ app, request, decide, ref, gateway }) => {
    const body = { vnp_txn_ref: ref, ly_do: 'Thôi', so_tien: 999_000 }
    assert.is((await app.post('/api/payment/refunds', body, { as: 'mother' })).status, 400)
    const { id } = (await request()).json.data
    await decide(id, 'approved')
    const paid = (await orderRow(app, ref)).so_tien
    assert.equal([(await app.db('refunds').where({ id }).first()).so_tien, paid], [741_000, 741_000])
    assert.is(gateway.asked[0]!.vnp_Amount, String(paid * 100))
  }))

test('a refund can be requested only for one’s own payment of a renewal', () =>
  withRenewed(async ({ app, request }) => {
    const purchase = await app.db('orders').where({ loai: 'MUA' }).first()
    assert.is((await request('mother', purchase.vnp_txn_ref)).json.error, 'not_refundable')
    assert.equal([(await request('stranger')).status, (await request('admin')).status], [404, 404])
    assert.is((await request('mother', 'AN0')).status, 404)
  }))

test('when a refund is refused, the gateway is not asked and nothing changes but the request', () =>
  withRenewed(async ({ app, request, decide, row, ids, ref, gateway }) => {
    const { id } = (await request()).json.data
    assert.is((await decide(id, 'refused', 'mother')).status, 403)
    assert.is((await decide(id, 'refused')).json.data.trang_thai, 'refused')
    assert.equal(
      [(await decide(id, 'approved')).json.error, (await decide(id, 'refused')).status],
      ['refund_decided', 409],
    )
    assert.equal(gateway.asked, [])
    assert.equal([(await orderRow(app, ref)).trang_thai, (await row(ids[0]!)).ngay_ket_thuc], ['paid', '2029-01-31'])
    await jobs.notices(app)
    assert.match(texts(app).join(), /chua duoc chap nhan/)
    assert.is((await decide(2_000_000, 'refused')).status, 404)
    assert.is((await decide(2_000_000, 'approved')).status, 404)
  }))

test('D35: what the gateway refuses is failed and takes nothing back; approved again it may succeed', () =>
  withRenewed(async ({ app, request, decide, row, ids, ref, gateway }) => {
    const { id } = (await request()).json.data
    gateway.answers('16')
    const failed = (await decide(id, 'approved')).json.data
    assert.equal([failed.trang_thai, failed.ma_tra_loi], ['failed', 'refund_impossible_now'])
    assert.equal([(await orderRow(app, ref)).trang_thai, (await row(ids[0]!)).ngay_ket_thuc], ['paid', '2029-01-31'])
    gateway.answers('00', { vnp_TransactionStatus: '00' })
    assert.is((await decide(id, 'approved')).json.data.trang_thai, 'refunded')
    assert.is((await row(ids[0]!)).ngay_ket_thuc, '2028-01-31')
  }))

test('a refund after the old term ended ends the protection', () =>
  withRenewed(async ({ at, request, decide, row, ids }) => {
    await at('2028-02-05T05:00:00Z')
    await decide((await request()).json.data.id, 'approved')
    assert.equal([(await row(ids[0]!)).trang_thai, (await row(ids[0]!)).ngay_ket_thuc], ['HET_HAN', '2028-01-31'])
  }))

test('a row that an admin changed after the renewal stays as it was made', () =>
  withRenewed(async ({ request, decide, row, ids, put }) => {
    await put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2030-01-01' })
    await decide((await request()).json.data.id, 'approved')
    assert.equal([(await row(ids[0]!)).ngay_ket_thuc, (await row(ids[1]!)).ngay_ket_thuc], ['2030-01-01', '2028-01-31'])
  }))

test('admins list requests with filters, and as CSV', () =>
  withRenewed(async ({ app, request, ref, parent }) => {
    await request()
    const path = '/api/payment/refunds'
    const [item] = (await app.get(`${path}?trang_thai=requested&ma_phu_huynh=${parent}&tu=2028-01-11`, { as: 'admin' }))
      .json.data
    assert.equal([item.vnp_txn_ref, item.so_tien, item.ten_phu_huynh], [ref, 741_000, 'Nguyễn Thị Hạnh'])
    assert.equal((await app.get(`${path}?trang_thai=refused`, { as: 'admin' })).json.data, [])
    assert.match((await app.get(`${path}.csv`, { as: 'admin' })).text, new RegExp(ref))
    assert.is((await app.get(path, { as: 'mother' })).status, 403)
  }))

serverTest(test, 'two tabs ask once, two admins approve once, and the gateway is asked once', () =>
  withOwnApp(async app =>
    renewed(await seedMother(app), async ({ request, decide, gateway }) => {
      const asked = await Promise.all(Array.from({ length: 6 }, () => request()))
      assert.equal(tally(asked), { 201: 1, 409: 5 })
      const { id } = asked.find(({ status }) => status === 201)!.json.data
      assert.equal(tally(await Promise.all(Array.from({ length: 6 }, () => decide(id, 'approved')))), {
        200: 1,
        409: 5,
      })
      assert.is(gateway.asked.length, 1)
    }),
  ),
)

test.run()
