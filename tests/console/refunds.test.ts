import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Bought, withMother } from '../helpers/billing.ts'
import { chargedForRenewal } from '../helpers/charged.ts'
import { ipn, told as toldOf } from '../helpers/orders.ts'
import { opened, sent, textOf, told } from '../helpers/pages.ts'
import { withPaid } from '../helpers/paid-order.ts'
import { type RefundGateway, withRefundGateway } from '../helpers/refund-gateway.ts'

interface Asked extends Bought {
  ref: string
  id: number
  gateway: RefundGateway
}

/** The mother has requested a refund of her renewal. */
function withRequest(work: (asked: Asked) => Promise<void>): Promise<void> {
  return withMother(async mother => {
    const ref = await chargedForRenewal(mother)
    const body = { vnp_txn_ref: ref, ly_do: 'Con không dùng nữa' }
    const { id } = (await mother.app.post('/api/payment/refunds', body, { as: 'mother' })).json.data
    await withRefundGateway(mother.app, gateway => work({ ...mother, ref, id, gateway }))
  })
}

const dialog = (name: string, id: number) => `/admin/hoan-tien?mo=${name}.${id}`

test('a request is listed with its parent, order, amount, reason and what to do', () =>
  withRequest(async ({ app, ref, id }) => {
    const row = textOf('tbody', await opened(app, '/admin/hoan-tien?ten_phu_huynh=hanh'))
    assert.match(row, /12\/01\/2028.*Nguyễn Thị Hạnh.*Gói Premium 1 thiết bị.*390\.000.*Con không dùng nữa.*Chờ duyệt/)
    assert.match(row, 'Duyệt hoặc từ chối yêu cầu này.')
    assert.is((await app.get('/api/payment/refunds?vnp_txn_ref=AN0', { as: 'admin' })).json.data.length, 0)
    assert.is((await app.get(`/api/payment/refunds/${id}`, { as: 'admin' })).json.data.vnp_txn_ref, ref)
    assert.is((await app.get(`/api/payment/refunds/${id}`, { as: 'mother' })).status, 403)
    assert.is((await app.get('/api/payment/refunds/2000000', { as: 'admin' })).status, 404)
  }))

test('approving asks first and then says what the gateway does; a second approval says that it is done', () =>
  withRequest(async ({ app, id, ref, gateway }) => {
    const path = dialog('duyet', id)
    assert.match(textOf('dialog', await opened(app, path)), /Duyệt hoàn 390\.000.*kỳ gia hạn bị thu hồi/)
    const done = await sent(app, path)
    assert.match(textOf('tbody', done), /Đang hoàn tiền.*VNPay đã nhận lệnh hoàn tiền/)
    assert.is(textOf('tbody .table-actions', done).replace(/ Nguyễn.*/, ''), 'Ghi nhận đã hoàn')
    assert.match(textOf('dialog .notice', await opened(app, path)), 'Yêu cầu này đã được xử lý: Đang hoàn tiền.')
    assert.match(textOf('dialog .notice', await sent(app, dialog('tu-choi', id), {})), 'đã được xử lý')
    assert.is(gateway.asked.length, 1)
    const told = await opened(app, `/admin/don-hang?mo=don-hang.${ref}`)
    const [first, ...rest] = [...told.querySelectorAll('.timeline-what')].map(({ textContent }) => textContent)
    assert.match(first!, /Đơn hàng đã hoàn tiền|Thu hồi kỳ gia hạn/)
    assert.ok(rest.includes('Kết quả hoàn tiền: Đang hoàn tiền') && rest.includes('Gửi lệnh hoàn tiền sang VNPay'))
  }))

test('a refusal keeps its reason, which the parent reads in the wallet', () =>
  withRequest(async ({ app, id, gateway }) => {
    const done = await sent(app, dialog('tu-choi', id), { ly_do_tu_choi: 'Gói đã dùng hết kỳ' })
    assert.match(textOf('tbody', done), 'Đã từ chối')
    assert.match(textOf('dialog', await opened(app, dialog('hoan-tien', id))), /Lý do từ chối.*Gói đã dùng hết kỳ/)
    assert.equal(gateway.asked, [])
    const wallet = textOf('.wallet-page', await opened(app, '/wallet', 'vi', 'mother'))
    assert.match(wallet, /Không được duyệt.*Lý do: Gói đã dùng hết kỳ/)
    const [logged] = (await app.get('/api/nhat-ky?hanh_dong=refund_refused', { as: 'admin' })).json.data
    assert.is(logged.chi_tiet.ly_do_tu_choi, 'Gói đã dùng hết kỳ')
    assert.match(
      textOf('.audit-detail', await opened(app, '/admin/nhat-ky?hanh_dong=refund_refused')),
      /Chờ duyệt → Từ chối/,
    )
  }))

test('what the gateway refused says why and can be sent again', () =>
  withRequest(async ({ app, id, gateway }) => {
    gateway.answers('16')
    const failed = textOf('tbody', await sent(app, dialog('duyet', id)))
    assert.match(failed, /Chưa hoàn được.*VNPay chưa cho hoàn giao dịch này.*Gửi lại lệnh hoàn tiền/)
    const logged = textOf('.audit-detail', await opened(app, '/admin/nhat-ky?hanh_dong=refund_answered', 'en'))
    assert.match(logged, /Approved → Failed.*VNPay does not allow a refund of this payment yet/)
    gateway.answers('00', { vnp_TransactionStatus: '00' })
    assert.match(textOf('tbody', await sent(app, dialog('duyet', id))), 'Đã hoàn tiền')
  }))

test('an order leads to the refund of its second payment, which is not its own state', () =>
  withPaid(async ({ app, ref, gateway }) => {
    const links = async () =>
      (await opened(app, `/admin/don-hang?mo=don-hang.${ref}`)).querySelectorAll(
        `dialog a[href="/admin/hoan-tien?vnp_txn_ref=${ref}"]`,
      ).length
    await ipn(app, toldOf(app, ref, { vnp_TransactionNo: '14999999' }))
    assert.is(await links(), 0)
    gateway.answers('02')
    await app.post(`/api/payment/orders/${ref}/refund`, { ly_do: 'x', giao_dich: '14999999' }, { as: 'admin' })
    assert.is(await links(), 1)
  }))

test('what went back outside is recorded with a note, which the order and the audit log show', () =>
  withRequest(async ({ app, id, ref, gateway }) => {
    const path = dialog('hoan-ngoai', id)
    assert.not.match(textOf('tbody', await opened(app, '/admin/hoan-tien')), 'Ghi nhận đã hoàn')
    assert.match(textOf('dialog .notice', await opened(app, path)), 'đã được xử lý')
    gateway.answers('16')
    assert.match(textOf('tbody', await sent(app, dialog('duyet', id))), 'Ghi nhận đã hoàn')
    assert.match(textOf('dialog form', await opened(app, path)), /Chỉ ghi nhận khi đã trả đủ 390\.000.*Nguyễn Thị Hạnh/)
    assert.ok(told('ly_do_dong', await sent(app, path)), 'without a note it says that one is needed')
    const done = await sent(app, path, { ly_do_dong: 'Đã chuyển khoản, mã FT28012' })
    assert.match(
      textOf('tbody', done),
      /Đã hoàn tiền.*Quản trị viên đã hoàn tiền bên ngoài.*Kỳ gia hạn đã được thu hồi/,
    )
    assert.is(done.querySelector('tbody .table-actions a'), null)
    const timeline = textOf('.timeline', await opened(app, `/admin/don-hang?mo=don-hang.${ref}`))
    assert.match(timeline, /Đã hoàn tiền bên ngoài ?Đã chuyển khoản, mã FT28012/)
    const logged = textOf('main', await opened(app, '/admin/nhat-ky?hanh_dong=refund_by_hand', 'en'))
    assert.match(logged, /Refunded elsewhere.*Đã chuyển khoản, mã FT28012/)
    assert.match(textOf('.wallet-page', await opened(app, '/wallet', 'vi', 'mother')), 'Đã hoàn')
  }))

test.run()
