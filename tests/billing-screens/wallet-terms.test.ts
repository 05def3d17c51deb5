import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { twoDevices, withMother } from '../helpers/billing.ts'
import { opened, textOf } from '../helpers/pages.ts'

const cardsOf = async (app: TestApp, language = 'vi') =>
  [...(await opened(app, '/wallet', language, 'mother')).querySelectorAll('.wallet-card')].map(card => ({
    left: /Còn . trong . suất/.exec(card.textContent)?.[0],
    words: card.textContent.replaceAll('\u00a0', ' '),
    link: card.querySelector('a')!.getAttribute('href'),
  }))

test('a place that comes back from its device with a term of its own is a card of its own, with that term', () =>
  withMother(async ({ app, buy, assign, put, device }) => {
    const [own, next] = await buy(3, { vnp_txn_ref: 'TEST3' })
    await assign(own!)
    await put('goi/time', { ngay_bat_dau: '2027-03-01', ngay_ket_thuc: '2027-06-01' })
    assert.is((await app.ask('DELETE', `/api/thiet-bi/${device}`, { as: 'mother' })).status, 200)
    const cards = (await cardsOf(app)).sort((one, other) => one.left!.localeCompare(other.left!))
    assert.equal(
      cards.map(({ left, link }) => [left, link]),
      [
        ['Còn 1 trong 3 suất', `/wallet?mo=gan-goi.${own}`],
        ['Còn 2 trong 3 suất', `/wallet?mo=gan-goi.${next}`],
      ],
    )
    assert.match(cards[0]!.words, 'Từ 01/03/2027, hết hạn 01/06/2027')
    assert.match(cards[1]!.words, 'Từ 31/01/2027, hết hạn 31/01/2028')
    assert.match((await cardsOf(app, 'en')).map(({ words }) => words).join(), 'expires 01/06/2027')
    const dialog = textOf('dialog', await opened(app, cards[0]!.link!, 'vi', 'mother'))
    assert.match(dialog, 'Thời hạn của gói đã bắt đầu và kết thúc ngày 01/06/2027.')
    const { pagination } = (await app.get('/api/payment/wallet', { as: 'mother' })).json.data.unassigned
    assert.is(pagination.total, 2)
  }))

test('deleting a device says that a package which has not begun goes back to the wallet, and that one in use ends', () =>
  withMother(async ({ app, buy, assign, put, device }) => {
    const [own] = await buy(1)
    await assign(own!)
    const says = async () => textOf('dialog', await opened(app, `/admin/thiet-bi?mo=xoa-may.${device}`, 'vi', 'admin'))
    assert.match(await says(), 'sẽ kết thúc và được giữ trong lịch sử')
    assert.match(await says(), 'để kết thúc gói ngay')
    await put('goi/time', { ngay_bat_dau: '2027-03-01', ngay_ket_thuc: '2027-06-01' })
    assert.match(await says(), 'chưa đến ngày bắt đầu nên trở về ví của phụ huynh')
    assert.not.match(await says(), 'kết thúc')
  }))

test('a package in the wallet shows the devices and months that were bought, also after the package is changed', () =>
  withMother(async ({ app, buy }) => {
    await buy(2, { thong_tin_goi_id: twoDevices, vnp_txn_ref: 'TEST2' })
    const change = { so_thiet_bi: 3, thoi_han_thang: 24 }
    assert.is((await app.ask('PUT', `/api/goi/${twoDevices}`, { as: 'admin', body: change })).status, 200)
    const [card] = await cardsOf(app)
    assert.match(card!.words, '2 thiết bị, 1 năm')
    const dialog = textOf('dialog', await opened(app, card!.link!, 'vi', 'mother'))
    assert.match(dialog, '1 năm')
    assert.not.match(dialog, '2 năm')
  }))

test('places whose shares differ by the odd đồng are one card', () =>
  withMother(async ({ app, buy }) => {
    for (const gia of [370_501, 370_500]) await buy(1, { thong_tin_goi_id: twoDevices, gia, vnp_txn_ref: 'TEST2' })
    assert.equal(
      (await cardsOf(app)).map(({ left }) => left),
      ['Còn 2 trong 2 suất'],
    )
  }))

test.run()
