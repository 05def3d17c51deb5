import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { twoDevices, withMother } from '../helpers/billing.ts'
import { fakeGateway, saying } from '../helpers/fake-gateway.ts'
import { cancelled, ipn, order, told } from '../helpers/orders.ts'
import { opened, sent, textOf, told as toldAt } from '../helpers/pages.ts'
import { withPaid } from '../helpers/paid-order.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { bought, paid } from '../helpers/renewals.ts'

const listed = async (app: TestApp, query = '', as: 'admin' | 'mother' | 'stranger' = 'admin') =>
  (await app.get(`/api/payment/orders${query}`, { as })).json.data.map(
    ({ vnp_txn_ref }: { vnp_txn_ref: string }) => vnp_txn_ref,
  )
const at = (ref: string) => `/admin/don-hang?mo=don-hang.${ref}`
const timeline = (box: HTMLElement) => [...box.querySelectorAll('.timeline-what')].map(({ textContent }) => textContent)

test('admins find orders by code, parent, state, kind and day; a parent never sees those of others', () =>
  withMother(async ({ app, at: setClock, parent }) => {
    const mothers = (await order(app)).vnp_txn_ref
    await setClock('2027-02-02T05:00:00Z')
    const strangers = (await order(app, twoDevices, 'stranger')).vnp_txn_ref
    await ipn(app, told(app, mothers, cancelled))
    assert.equal(await listed(app), [strangers, mothers])
    for (const [query, expected] of [
      [`?vnp_txn_ref=${mothers.slice(6).toLowerCase()}`, [mothers]],
      ['?ten_phu_huynh=hanh', [mothers]],
      ['?ten_phu_huynh=NGUYEN', [mothers]],
      ['?ten_phu_huynh=%25', []],
      ['?ten_phu_huynh=n%25h', []],
      [`?ten_phu_huynh=${encodeURIComponent('n％h')}`, []],
      [`?ma_phu_huynh=${parent}`, [mothers]],
      ['?trang_thai=failed', [mothers]],
      ['?loai=GIA_HAN', []],
      ['?tu=2027-02-01', [strangers]],
      ['?den=2027-01-31', [mothers]],
      ['?sort=so_tien', [mothers, strangers]],
    ] as const)
      assert.equal(await listed(app, query), expected, query)
    assert.equal(await listed(app, '', 'mother'), [mothers])
    assert.equal(await listed(app, '?ten_phu_huynh=l', 'mother'), [])
    const page = textOf('tbody', await opened(app, '/admin/don-hang?trang_thai=failed'))
    assert.match(
      page,
      /Nguyễn Thị Hạnh.*Gói Premium 1 thiết bị.*Mua gói.*390\.000.*Không thành công.*Phụ huynh hủy giao dịch/,
    )
  }))

test('orders are sorted by the amount that is shown: what was taken, where less than the price was', () =>
  withMother(async ({ app }) => {
    const whole = (await order(app)).vnp_txn_ref
    const { vnp_txn_ref } = await order(app, twoDevices)
    assert.equal(await listed(app, '?sort=so_tien'), [whole, vnp_txn_ref])
    const gateway_amount = 1_000
    await app.db('orders').where({ vnp_txn_ref }).update({ gateway_amount })
    assert.equal(await listed(app, '?sort=so_tien'), [whole, vnp_txn_ref], 'nothing was taken before it is paid')
    await app.db('orders').where({ vnp_txn_ref }).update({ trang_thai: 'paid', ngay_thanh_toan: new Date() })
    for (const as of ['admin', 'mother'] as const)
      assert.equal(await listed(app, '?sort=so_tien', as), [vnp_txn_ref, whole])
  }))

test('the dialog of an order tells what happened in words, newest first, in both languages', () =>
  withMother(async ({ app, assign }) => {
    const { ref, ids } = await bought(app)
    await assign(ids[0]!)
    await paid(app, ref)
    const box = await opened(app, at(ref))
    assert.is(textOf('dialog h2', box), `Đơn hàng ${ref}`)
    assert.equal(timeline(box).toSorted(), [
      'Chuyển sang VNPay để thanh toán',
      'Kích hoạt: gán gói cho thiết bị',
      'Tạo đơn hàng',
      'VNPay gọi IPN',
      'VNPay gọi IPN',
      'Đã thanh toán, gói được đưa vào ví',
    ])
    assert.is(timeline(box).at(-1), 'Tạo đơn hàng')
    const facts = textOf('dialog .facts', box)
    for (const shown of ['Đã thanh toán', '390.000', 'Nguyễn Thị Hạnh', '14226112', 'Máy của An', 'Đang hoạt động'])
      assert.match(facts, shown)
    assert.ok(box.querySelector(`dialog a[href="/wallet/orders/${ref}"]`))
    assert.equal(timeline(await opened(app, at(ref), 'en')).slice(-2), ['Sent to VNPay to pay', 'Order created'])
  }))

test('the dialog of an order names the end of each package that runs or has expired, not of a cancelled one', () =>
  withMother(async ({ app, assign, at: setClock }) => {
    const { ref, ids } = await bought(app)
    await assign(ids[0]!)
    const places = async (language: string) => textOf('.order-places', await opened(app, at(ref), language))
    assert.match(await places('en'), /^Active Máy của An MAY-1 expires 31\/01\/2028$/)
    await setClock('2028-02-02T05:00:00Z')
    await app.db('goi_dich_vu').where({ id: ids[0]! }).update({ trang_thai: 'HET_HAN' })
    assert.match(await places('en'), /^Expired Máy của An MAY-1 since 31\/01\/2028$/)
    assert.match(await places('vi'), /^Hết hạn Máy của An MAY-1 từ 31\/01\/2028$/)
    await app.db('goi_dich_vu').where({ id: ids[0]! }).update({ trang_thai: 'HUY' })
    assert.match(await places('vi'), /^Đã hủy Máy của An MAY-1$/)
  }))

test('VNPay is asked again from the dialog, which stays and shows what came back', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    const gateway = await fakeGateway(app)
    try {
      gateway.behave(response => response.destroy())
      const silent = await sent(app, at(vnp_txn_ref))
      assert.match(textOf('dialog .order-ask .notice', silent), 'Không hỏi được VNPay: Cổng thanh toán chưa trả lời.')
      gateway.behave(saying(app))
      const box = await sent(app, at(vnp_txn_ref))
      assert.equal(timeline(box).slice(0, 2), ['Đã thanh toán, gói được đưa vào ví', 'Hỏi VNPay về giao dịch'])
      assert.match(textOf('dialog .facts', box), 'Đã thanh toán')
      assert.match(textOf('.timeline', box), /Hỏi VNPay về giao dịch.*Quản Trị/)
      const { json } = await app.post(`/api/payment/orders/${vnp_txn_ref}/query`, {}, { as: 'admin' })
      assert.is(json.data.loi_nhan, 'Thanh toán thành công')
    } finally {
      gateway.close()
    }
  }))

test('money goes back only once its way is chosen, with what that way asks for and nothing else', () =>
  withPaid(async ({ app, ref, gateway }) => {
    const path = `/admin/don-hang?mo=hoan-don.${ref}`
    const ly_do = 'Khách đổi ý'
    const toOutside = { 'ben_ngoai.ngay': '1/1/2020', 'ben_ngoai.ma_tham_chieu': 'FT1' }
    assert.match(
      (await sent(app, path, { ly_do })).querySelector('dialog')!.textContent,
      'Vui lòng chọn cách hoàn tiền.',
    )
    const nothing = await sent(app, path, {})
    assert.match(nothing.querySelector('dialog')!.textContent, 'Vui lòng chọn cách hoàn tiền.')
    assert.match(toldAt('ly_do', nothing)!, 'Vui lòng ghi lý do hoàn tiền.', 'all that is missing is said at once')
    const blank = await sent(app, path, { ly_do, cach: 'ngoai' })
    for (const name of Object.keys(toOutside))
      assert.match(toldAt(name, blank)!, 'Vui lòng điền ngày hoàn và mã tham chiếu.', name)
    assert.is(gateway.asked.length, 0)
    await sent(app, path, { ly_do, so_tien: '1.000', cach: 'vnpay', ...toOutside })
    assert.is(gateway.asked.length, 1)
  }))

test('an admin refunds an order under review from its dialog, after a question that says what will happen', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    const question = `${at(vnp_txn_ref)}&mo=hoan-don.${vnp_txn_ref}`
    assert.is((await opened(app, at(vnp_txn_ref))).querySelector('a[href*="hoan-don"]'), null, 'not under review')
    assert.match(textOf('dialog:last-of-type', await opened(app, question)), 'không còn khoản nào để hoàn')
    await ipn(app, told(app, vnp_txn_ref, { vnp_Amount: '500000' }))
    const asked = await opened(app, at(vnp_txn_ref))
    assert.ok(asked.querySelector('dialog a[href*="hoan-don"]'))
    for (const place of ['tbody .badge', 'dialog .badge']) assert.is(textOf(place, asked), 'Cần kiểm tra')
    assert.match(textOf('select[name=trang_thai]', asked), 'Cần kiểm tra')
    const words = [...(await opened(app, question)).querySelectorAll('dialog')].at(-1)!.textContent
    assert.match(words, /Hoàn tiền đơn .*hoàn cho Nguyễn Thị Hạnh.*Còn lại, chưa hoàn.*5\.000/)
    assert.match(words, vnp_txn_ref)
    await withRefundGateway(app, async gateway => {
      gateway.tells({ vnp_Amount: '500000' })
      assert.ok(toldAt('ly_do', await sent(app, question, { cach: 'vnpay' })), 'a reason is needed')
      const done = await sent(app, question, { cach: 'vnpay', ly_do: 'Khách chuyển thiếu' })
      assert.match(textOf('dialog .facts', done), 'Đã hoàn tiền')
      assert.equal(timeline(done).filter(what => what === 'Gửi lệnh hoàn tiền sang VNPay').length, 1)
      assert.is(done.querySelector('a[href*="hoan-don"]'), null)
    })
    const refunds = textOf('tbody', await opened(app, '/admin/hoan-tien'))
    assert.match(refunds, /5\.000.*Khách chuyển thiếu.*Đang hoàn tiền/)
    const english = [...(await opened(app, question, 'en')).querySelectorAll('dialog')].at(-1)!.textContent
    assert.match(english, 'This order has nothing left to send back.')
    assert.match(
      textOf('[aria-labelledby="orders"]', await opened(app, '/wallet', 'vi', 'mother')),
      /Đã hoàn tiền.*Xem đơn hàng/,
    )
  }))

test('the dialog of an order that is not there, or named badly, is not shown', () =>
  withMother(async ({ app }) => {
    for (const ref of ['AN0', '12', 'an_0', '%2e%2e'])
      assert.is((await opened(app, at(ref))).querySelector('dialog'), null, ref)
  }))

test('an admin opens the receipt of a parent’s order, and another parent does not', () =>
  withMother(async ({ app }) => {
    const { ref } = await bought(app)
    const path = `/wallet/orders/${ref}`
    const receipt = await opened(app, path)
    assert.match(textOf('.receipt', receipt), 'Nguyễn Thị Hạnh')
    assert.ok(receipt.querySelector(`.receipt-ways a[href="${at(ref)}"]`))
    const asStranger = await app.get(path, { headers: { Cookie: `token=${await app.token('stranger')}` } })
    assert.equal([asStranger.status, asStranger.headers.get('location')], [302, '/wallet'])
  }))

test('an order whose buyer was deleted says so', () =>
  withMother(async ({ app, parent }) => {
    const { ref } = await bought(app)
    await app.db('phu_huynh').where({ ma_phu_huynh: parent }).delete()
    const box = await opened(app, at(ref))
    assert.match(textOf('dialog .facts', box), 'Tài khoản đã bị xóa')
    assert.is(box.querySelector('dialog a[href^="/wallet/orders/"]'), null)
  }))

test.run()
