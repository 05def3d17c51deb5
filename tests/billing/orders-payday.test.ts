import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withMother } from '../helpers/billing.ts'
import { saying } from '../helpers/fake-gateway.ts'
import { withGateway } from '../helpers/heard.ts'
import { cancelled, ipn, order, orderRow, told } from '../helpers/orders.ts'
import { openedRenewal } from '../helpers/renewals.ts'

test('an order is paid at the moment that VNPay names, in Vietnam, with its bank and the kind of card', () =>
  withMother(async ({ app, at }) => {
    const { vnp_txn_ref } = await order(app)
    await at('2027-01-31T17:05:00Z')
    await ipn(app, told(app, vnp_txn_ref, { vnp_PayDate: '20270131235930', vnp_BankCode: 'VCB' }))
    const row = await orderRow(app, vnp_txn_ref)
    assert.equal(row.ngay_thanh_toan, new Date('2027-01-31T16:59:30Z'))
    const [shown] = (await app.get('/api/payment/orders', { as: 'mother' })).json.data
    assert.equal([shown.ngan_hang, shown.loai_the, shown.ma_giao_dich], ['VCB', 'ATM', '14226112'])
    const [place] = await app.db('goi_dich_vu')
    assert.equal(place.ngay_mua, row.ngay_thanh_toan)
    for (const [query, found] of [
      ['tu_thanh_toan=2027-01-31&den_thanh_toan=2027-01-31', 1],
      ['tu_thanh_toan=2027-02-01', 0],
      ['den_thanh_toan=2027-01-30', 0],
    ] as const)
      for (const as of ['admin', 'mother'] as const)
        assert.is((await app.get(`/api/payment/orders?${query}`, { as })).json.data.length, found, `${query} ${as}`)
    assert.is((await app.get('/api/payment/orders?tu_thanh_toan=x', { as: 'admin' })).status, 400)
  }))

test('the 0 that VNPay sends for a payment that failed is shown as no number', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    await ipn(app, told(app, vnp_txn_ref, cancelled))
    assert.is((await orderRow(app, vnp_txn_ref)).transaction_no, '0')
    for (const as of ['admin', 'mother'] as const)
      assert.is((await app.get('/api/payment/orders', { as })).json.data[0].ma_giao_dich, null, as)
  }))

test('a moment that is nonsense, ahead of us or before the order is ours instead', () =>
  withMother(async ({ app, at }) => {
    for (const vnp_PayDate of ['', '20271331120000', 'x', '20270131120501', '20270131115959', '20260131120112']) {
      await at('2027-01-31T05:00:00Z')
      const { vnp_txn_ref } = await order(app)
      await at('2027-01-31T05:05:00Z')
      await ipn(app, told(app, vnp_txn_ref, { vnp_PayDate, vnp_CardType: '<script>' }))
      const { ngay_thanh_toan, loai_the, ngan_hang } = await orderRow(app, vnp_txn_ref)
      const late = ngay_thanh_toan.getTime() - Date.parse('2027-01-31T05:05:00Z')
      assert.ok(late >= 0 && late < 60_000, vnp_PayDate)
      assert.equal([loai_the, ngan_hang], [null, 'NCB'])
    }
  }))

test('what was paid is known from a query too, days later, and the days to ask for a refund count from then', () =>
  withGateway(async mother => {
    const { app, gateway, at } = mother
    const { vnp_txn_ref } = await openedRenewal(mother)
    const { json } = await app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'mother' })
    const { ngay_tao } = await orderRow(app, json.data.vnp_txn_ref)
    const paid = new Date(Math.ceil(ngay_tao.getTime() / 1_000) * 1_000 + 120_000)
    const vnp_PayDate = new Date(paid.getTime() + 7 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)
    gateway.behave(saying(app, { vnp_PayDate }))
    await at(new Date(paid.getTime() + 5 * 86_400_000).toISOString())
    await app.post(`/api/payment/orders/${vnp_txn_ref}/query`, {}, { as: 'admin' })
    const row = await orderRow(app, vnp_txn_ref)
    assert.equal([row.trang_thai, row.ngay_thanh_toan, row.ngan_hang], ['paid', paid, 'NCB'])
    const [shown] = (await app.get('/api/payment/orders?loai=GIA_HAN', { as: 'mother' })).json.data
    const last = new Date(paid.getTime() + 7 * 3_600_000 + 30 * 86_400_000).toISOString().slice(0, 10)
    assert.is(shown.hoan_duoc_den, last)
  }))

test('the CSV of orders has dates and states as people write them, and refunds as lines with a minus', () =>
  withMother(async ({ app, at }) => {
    const paid = await order(app)
    await at('2027-01-31T05:03:00Z')
    await ipn(app, told(app, paid.vnp_txn_ref, { vnp_PayDate: '20270131120112' }))
    await at('2027-01-31T06:03:00Z')
    const failed = await order(app)
    await ipn(app, told(app, failed.vnp_txn_ref, cancelled))
    const { id, ma_phu_huynh } = await orderRow(app, paid.vnp_txn_ref)
    const [asked, decided] = [new Date('2027-02-01T02:00:00Z'), new Date('2027-02-02T03:30:00Z')]
    const sent = { order_id: id, ma_phu_huynh, so_tien: 390_000, ly_do: '', trang_thai: 'processing' }
    await app.db('refunds').insert({ ...sent, ngay_tao: asked, decided_at: decided })
    const linesIn = async (language: string) => {
      const { text } = await app.get('/api/payment/orders.csv?sort=ngay_tao', {
        as: 'admin',
        headers: { 'Accept-Language': language },
      })
      const [heads, ...lines] = text.trim().slice(1).split('\r\n')
      return lines.map(line => {
        const cells = Object.fromEntries(line.split(',').map((cell, at) => [heads!.split(',')[at], cell]))
        const { loai, trang_thai, so_tien, ngay_tao, ngay_thanh_toan, ly_do, ngan_hang } = cells
        return [loai, trang_thai, so_tien, ngay_tao, ngay_thanh_toan, ly_do, ngan_hang].join('|')
      })
    }
    assert.equal(await linesIn('vi'), [
      'Mua gói|Đã thanh toán|390000|31/01/2027 12:00|31/01/2027 12:01|Thanh toán thành công|NCB',
      'Hoàn tiền|Đang hoàn tiền|-390000|01/02/2027 09:00|02/02/2027 10:30|Thanh toán thành công|NCB',
      'Mua gói|Không thành công|390000|31/01/2027 13:03||Phụ huynh hủy giao dịch|NCB',
    ])
    assert.equal((await linesIn('en'))[1]!.split('|').slice(0, 3), ['Refund', 'Being refunded', '-390000'])
  }))

test.run()
