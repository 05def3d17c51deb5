import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { ipn, order, told as toldBy } from '../helpers/orders.ts'
import { opened, sent, textOf, told } from '../helpers/pages.ts'

const walletOf = (app: TestApp, query = '', language = 'vi') => opened(app, `/wallet${query}`, language, 'mother')
const cards = (box: HTMLElement) => all('.wallet-card', box)
const names = (box: HTMLElement) => cards(box).map(card => textOf('h3', card))

test('a package in the wallet shows its name, order, date, three features, what was paid, and the price of today where that differs', () =>
  withMother(async ({ app, buy }) => {
    await buy(2, { thong_tin_goi_id: twoDevices, gia: 370_500, vnp_txn_ref: 'TEST1' })
    const wordsOf = async (language: string) =>
      textOf('.wallet-card', await walletOf(app, '', language)).replaceAll('\u00a0', ' ')
    assert.not.match(await wordsOf('vi'), 'hiện nay')
    await app.db('goi').where({ id: twoDevices }).update({ gia: 800_000 })
    const [card] = cards(await walletOf(app))
    assert.is(textOf('h3', card!), 'Gói Premium 2 thiết bị')
    assert.is(textOf('.badge', card!), 'Chưa gán')
    assert.is(all('.wallet-lines li', card!).length, 4)
    assert.match(textOf('.wallet-lines', card!), /\+4 tính năng khác$/)
    for (const shown of [
      'Còn 2 trong 2 suất. Đã trả 741.000 ₫ (370.500 ₫ mỗi thiết bị)',
      'Giá gói hiện nay: 800.000 ₫',
      '2 thiết bị, 1 năm',
      'TEST1',
      '31/01/2027',
    ])
      assert.match(await wordsOf('vi'), shown)
    for (const shown of ['Unassigned', '+4 more', '2 of 2 places left.']) assert.match(await wordsOf('en'), shown)
  }))

test('the wallet shows the newest purchase first, and is sorted and filtered by what stands in the address', () =>
  withMother(async ({ app, buy, at }) => {
    await buy()
    await at('2027-02-01T05:00:00Z')
    await buy(1, { thong_tin_goi_id: twoDevices, gia: 741_000 })
    const [one, two] = ['Gói Premium 1 thiết bị', 'Gói Premium 2 thiết bị']
    assert.equal(names(await walletOf(app)), [two, one])
    assert.equal(names(await walletOf(app, '?sort=ngay_mua')), [one, two])
    assert.equal(names(await walletOf(app, '?sort=-gia')), [two, one])
    assert.equal(names(await walletOf(app, '?sort=ten')), [one, two])
    assert.equal(names(await walletOf(app, '?khoang_gia=100_500')), [one])
    assert.equal(names(await walletOf(app, '?ten=2+THIET')), [two])
    const none = await walletOf(app, '?khoang_gia=duoi_100')
    assert.is(textOf('.empty-title', none), 'Không tìm thấy gói nào với bộ lọc hiện tại')
    assert.ok(none.querySelector('.empty-action [href="/wallet?"], .empty-action [href="/wallet"]'))
  }))

test('of several packages that wait for a device, only the first has a filled button', () =>
  withMother(async ({ app, buy }) => {
    await buy()
    await buy(1, { thong_tin_goi_id: twoDevices, gia: 741_000 })
    const wallet = await walletOf(app)
    assert.equal([cards(wallet).length, all('main .button-primary', wallet).length], [2, 1])
  }))

test('an empty wallet leads to the prices, and says whether anything was bought before', () =>
  withMother(async ({ app, buy, assign }) => {
    const empty = await walletOf(app)
    assert.is(textOf('.empty-title', empty), 'Ví chưa có gói nào')
    assert.ok(empty.querySelector('.empty-action [href="/#pricing"]'))
    await assign((await buy())[0]!)
    assert.is(textOf('.empty-title', await walletOf(app)), 'Không còn gói nào chờ gán')
  }))

test('a package is put on a device of the family without JavaScript, and is then among those in use', () =>
  withMother(async ({ app, buy, at }) => {
    const [id] = await buy()
    const answer = await sent(app, `/wallet?mo=gan-goi.${id}`, { ma_thiet_bi: 'MAY-1' }, 'mother')
    assert.ok(textOf('.notice.tone-success', answer))
    await at('2027-12-31T05:00:00Z')
    const used = textOf('[aria-labelledby=in-use]', await walletOf(app))
    for (const shown of ['Máy của An', 'MAY-1', 'Gói Premium 1 thiết bị', 'Từ 31/01/2027', 'hết hạn 31/01/2028'])
      assert.match(used, shown)
    assert.match(used, 'Còn 31 ngày')
    assert.match(used, 'Tự động gia hạn đang bật')
  }))

test('auto-renewal is switched off and on again for the whole purchase, also without JavaScript', () =>
  withMother(async ({ app, buy, assign, row }) => {
    const ids = await buy(2, { thong_tin_goi_id: twoDevices, gia: 370_500 })
    await assign(ids[0]!)
    const at = `/wallet?mo=gia-han.${ids[0]}`
    const form = (await walletOf(app)).querySelector('.wallet-renewal form')!
    assert.is(form.getAttribute('action'), at)
    const off = await sent(app, at, {}, 'mother')
    assert.match(textOf('.notice.tone-success', off), 'Đã tắt tự động gia hạn. Gói vẫn bảo vệ đến hết thời hạn.')
    assert.match(textOf('.wallet-renewal', off), 'Đã tắt tự động gia hạn, bảo vệ đến 31/01/2028')
    assert.is((await row(ids[1]!)).tu_dong_gia_han, false)
    await sent(app, at, { tu_dong_gia_han: 'on' }, 'mother')
    assert.match(textOf('.wallet-renewal', await walletOf(app)), 'Tự động gia hạn đang bật')
    await app.db('goi').where({ id: twoDevices }).update({ da_xoa: true })
    await sent(app, at, {}, 'mother')
    const refused = await sent(app, at, { tu_dong_gia_han: 'on' }, 'mother')
    assert.match(textOf('.notice.tone-danger', refused), 'Gói này')
    assert.match(textOf('.wallet-rows', refused), /Gói đã bị xóa.*vẫn dùng được đến hết hạn/)
  }))

test('a package that starts later says from when, and not that it protects already', () =>
  withMother(async ({ app, buy, assign, put }) => {
    await assign((await buy())[0]!)
    await put('goi/time', { ngay_bat_dau: '2027-03-01', ngay_ket_thuc: '2028-03-01' })
    const used = textOf('.wallet-rows', await walletOf(app))
    assert.match(used, 'Bắt đầu từ 01/03/2027, hết hạn 01/03/2028')
    assert.not.match(used, 'Còn')
  }))

test('a new device is made in the same dialog; what is missing is said beside its field', () =>
  withMother(async ({ app, buy, child, row }) => {
    const [id] = await buy()
    const path = `/wallet?mo=gan-goi.${id}`
    const typed = { ma_moi: 'MAY-2', ten_thiet_bi: '', loai_thiet_bi: '', ma_tre_em: String(child) }
    const wrong = await sent(app, path, typed, 'mother')
    assert.is(told('loai_thiet_bi', wrong), 'Vui lòng chọn loại thiết bị')
    assert.is(told('ten_thiet_bi', wrong), 'Vui lòng nhập tên thiết bị')
    assert.ok(wrong.querySelector('dialog details[open] [name=ma_moi][value="MAY-2"]'))
    await sent(app, path, { ...typed, ten_thiet_bi: 'Máy mới', loai_thiet_bi: 'Laptop' }, 'mother')
    const made = await app.db('thiet_bi').where({ ma_thiet_bi: 'MAY-2' }).first()
    assert.is(made.loai_thiet_bi, 'Laptop')
    assert.is((await row(id!)).nguoi_dung_id, made.nguoi_dung_id)
  }))

test('the dialog of a package that was assigned in another tab says so, and has no form', () =>
  withMother(async ({ app, buy, assign }) => {
    const [id] = await buy()
    await assign(id!)
    const box = await opened(app, `/wallet?mo=gan-goi.${id}`, 'vi', 'mother')
    assert.match(textOf('dialog .notice', box), 'Gói này không còn chờ gán')
    assert.is(box.querySelector('dialog form'), null)
  }))

test('a family without children names its first one with the device, and nothing is made where something is missing', () =>
  withMother(async ({ app, buy, parent, device: before, row }) => {
    const [id] = await buy()
    await app.db('thiet_bi').where({ nguoi_dung_id: before }).delete()
    await app.db('tre_em').where({ ma_phu_huynh: parent }).delete()
    const path = `/wallet?mo=gan-goi.${id}`
    const children = () => app.db('tre_em').where({ ma_phu_huynh: parent })
    const send = (typed: Record<string, string>) => sent(app, path, typed, 'mother')
    const device = { ma_moi: 'MAY-3', ten_thiet_bi: 'Máy của Bình', loai_thiet_bi: 'Laptop' }
    const whole = { ...device, ten_tre: 'Bình', gioi_tinh: 'Nam' }
    assert.ok(told('ma_moi', await send({ ...whole, ma_moi: '' })))
    assert.ok(told('gioi_tinh', await send({ ...whole, gioi_tinh: '' })))
    const empty = await send({ ma_moi: '', ten_thiet_bi: '', loai_thiet_bi: '', ten_tre: '', gioi_tinh: '' })
    for (const name of Object.keys(whole)) assert.ok(told(name, empty), name)
    assert.is(told('ten_tre', empty), 'Vui lòng nhập tên của con')
    assert.equal(await children(), [])
    assert.ok(textOf('.notice.tone-success', await send(whole)))
    assert.equal(
      (await children()).map(({ ten_tre }) => ten_tre),
      ['Bình'],
    )
    assert.is((await row(id!)).ma_phu_huynh, parent)
    assert.match(textOf('[aria-labelledby=in-use]', await walletOf(app)), 'Máy của Bình')
  }))

test('somebody else’s package has no dialog, and a visitor is led to the log-in page and back', () =>
  withMother(async ({ app, buy }) => {
    const [id] = await buy()
    assert.is((await opened(app, `/wallet?mo=gan-goi.${id}`, 'vi', 'stranger')).querySelector('dialog'), null)
    const { status, headers } = await app.get('/wallet?ten=goi')
    assert.is(status, 302)
    assert.is(headers.get('location'), '/login?from=%2Fwallet%3Ften%3Dgoi')
  }))

test('orders are listed with their state in words; a paid one has a receipt, which only its buyer sees', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app, oneDevice)
    const at = `/wallet/orders/${vnp_txn_ref}`
    const listed = async () => textOf('[aria-labelledby=orders]', await walletOf(app))
    assert.match(await listed(), /Chờ thanh toán.*390\.000.*Mua gói.*Xem đơn hàng/)
    assert.is(textOf('h1', await opened(app, at, 'vi', 'mother')), 'Đơn hàng')
    await ipn(app, toldBy(app, vnp_txn_ref))
    assert.match(await listed(), /Đã thanh toán.*Xem biên nhận/)
    const receipt = textOf('.receipt', await opened(app, at, 'vi', 'mother'))
    for (const shown of ['Biên nhận thanh toán', vnp_txn_ref, '390.000', '1 năm', '14226112'])
      assert.match(receipt, shown)
    const asStranger = await app.get(at, { headers: { Cookie: `token=${await app.token('stranger')}` } })
    assert.equal([asStranger.status, asStranger.headers.get('location')], [302, '/wallet'])
  }))

test('an order’s address with a reference that cannot exist redirects to the wallet', () =>
  withMother(async ({ app }) => {
    const headers = { Cookie: `token=${await app.token('mother')}` }
    for (const code of ['KHONG-CO', '1%00', '%E2%80%AE', 'A'.repeat(300)]) {
      const { status, headers: sent } = await app.get(`/wallet/orders/${code}`, { headers })
      assert.equal([status, sent.get('location')], [302, '/wallet'], code)
    }
    for (const code of ['1%00', '%E2%80%AE'])
      assert.is((await app.get(`/payment/renewal/${code}`, { headers })).status, 200, code)
  }))

function all(selector: string, within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)]
}

test.run()
