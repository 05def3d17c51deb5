import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { opened, sent, textOf, told } from '../helpers/pages.ts'
import { overpay, withTwoPlaces } from '../helpers/two-places.ts'

test('the work queue leads to an order that was overpaid, which an admin closes with a note', () =>
  withTwoPlaces(async given => {
    const { app, vnp_txn_ref } = given
    await overpay(given)
    const order = `/admin/don-hang?mo=don-hang.${vnp_txn_ref}`
    assert.ok((await opened(app, '/admin/viec-can-lam')).querySelector(`.work a[href="${order}"]`))
    assert.match(textOf('dialog .notice', await opened(app, order)), 'Trả thừa 370.500 ₫')
    const question = `${order}&mo=tra-thua.${vnp_txn_ref}`
    assert.match(textOf('dialog:last-of-type form', await opened(app, question)), 'hoàn 370.500 ₫ cho Nguyễn Thị Hạnh')
    assert.ok(told('ly_do', await sent(app, question)), 'without a note it says that one is needed')
    const closed = await sent(app, question, { ly_do: 'Đã chuyển khoản' })
    assert.match(textOf('.timeline li', closed), /Đã xử lý khoản trả thừa ?Đã chuyển khoản/)
    assert.is(closed.querySelector('dialog a[href*="tra-thua"]'), null)
    const over = textOf('dialog:last-of-type', await opened(app, question))
    assert.match(over, 'Khoản trả thừa của đơn hàng này không còn chờ xử lý.')
    assert.is(textOf('.empty-title', await opened(app, '/admin/viec-can-lam')), 'Không có việc nào đang chờ')
    const log = textOf('main', await opened(app, '/admin/nhat-ky?hanh_dong=overpaid_closed'))
    assert.match(log, 'Đóng khoản trả thừa của đơn hàng')
  }))

test('a refund of the whole order is not approved once what was overpaid is dealt with, but can be refused or ended by hand', () =>
  withTwoPlaces(async given => {
    const { app, vnp_txn_ref } = given
    await overpay(given)
    const request = { vnp_txn_ref, ly_do: 'Con không dùng nữa' }
    const { id } = (await app.post('/api/payment/refunds', request, { as: 'mother' })).json.data
    const approving = `/admin/hoan-tien?mo=duyet.${id}`
    assert.match(textOf('dialog form', await opened(app, approving)), /VNPay sẽ hoàn đủ 741\.001/)
    await app.post(`/api/payment/orders/${vnp_txn_ref}/overpaid`, { ly_do: 'Đã chuyển khoản' }, { as: 'admin' })
    const dealtWith = 'Một phần khoản này đã được xử lý riêng'
    assert.match(textOf('dialog .notice', await sent(app, approving)), dealtWith)
    assert.match(textOf('dialog .notice', await opened(app, approving)), dealtWith)
    const list = await opened(app, '/admin/hoan-tien')
    assert.match(textOf('tbody', list), dealtWith)
    const links = [...list.querySelectorAll('tbody .table-actions a')].map(link => link.getAttribute('href'))
    assert.equal(
      links.map(href => /mo=([a-z-]+)/.exec(href!)![1]),
      ['tu-choi', 'hoan-ngoai'],
    )
    const refused = await sent(app, `/admin/hoan-tien?mo=tu-choi.${id}`, { ly_do_tu_choi: 'Đã hoàn phần còn lại' })
    assert.match(textOf('tbody', refused), 'Đã từ chối')
  }))

test.run()
