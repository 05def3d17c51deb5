import { existsSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { englishTexts } from '../../src/catalogue/first-packages.ts'
import type { Language } from '../../src/i18n/index.ts'
import { pricingWords } from '../../src/i18n/pricing.ts'
import { discountFor, isToCome, priceBefore, pricePerYear } from '../../src/shared/offers.ts'
import { shapes } from '../../views/pictures/first-shapes.ts'
import type { Offer } from '../../views/pricing/offer.ts'
import { PremiumCard } from '../../views/pricing/premium-card.tsx'
import { Pricing } from '../../views/pricing/pricing.tsx'
import { loaded, mounted, one, rendered, send } from '../parts/screen.tsx'
import { offer, onSale } from './offers.ts'

await loaded(pricingWords)

const page = (offers: Offer[], language: Language = 'vi', path = '/', { ready = true, copies = false } = {}) =>
  rendered(<Pricing offers={offers} ready={ready} copies={copies} />, language, path)
/** Without the no-break spaces that keep a price on one line. */
const text = (selector: string, within: ParentNode) => one(selector, within).textContent.replace(/\s+/g, ' ').trim()
const all = (selector: string, within: ParentNode) =>
  [...within.querySelectorAll(selector)].map(each => each.textContent.replace(/\s+/g, ' ').trim())

test('D57: the struck-through price is the price without the discount, rounded', () => {
  for (const [gia, five, ten] of [
    [499_000, 525_263, 554_444],
    [299_000, 314_737, 332_222],
    [1_190_000, 1_252_632, 1_322_222],
  ] as const) {
    assert.equal([priceBefore(gia, 5), priceBefore(gia, 10)], [five, ten])
    assert.is(priceBefore(gia, 0), gia)
  }
})

test('two devices save 5 %, three 10 %, any other number nothing', () => {
  assert.equal([null, 1, 2, 3, 4].map(discountFor), [0, 0, 5, 10, 0])
})

test('a price is for one year, whatever the term', () => {
  assert.equal(
    [12, 24, 1, null].map(months => pricePerYear(390_000, months)),
    [390_000, 195_000, 4_680_000, 390_000],
  )
})

test('one row of packages says each thing once: the free card first, then one card for 3, 2, 4 with their prices', () => {
  const shown = page(onSale)
  assert.is(text('.part-head p', shown), 'Bắt đầu miễn phí, không cần thẻ.')
  assert.is(text('.price-card .price-line', shown), '0 ₫')
  assert.is(text('.price-card .badge', shown), 'Bắt đầu từ đây')
  assert.is(one('.price-card .button', shown).getAttribute('href'), '/payment/8')
  assert.is(text('.price-card-premium .price-line', shown), '390.000 ₫ / 1 năm')
  assert.equal(all('option', shown), ['1 thiết bị · 390.000 ₫', '2 thiết bị · 741.000 ₫', '3 thiết bị · 1.053.000 ₫'])
  const links = [...shown.querySelectorAll('[href^="/payment"], [formaction]')].map(
    link => link.getAttribute('href') ?? link.getAttribute('formaction'),
  )
  assert.equal(links, ['/payment/8', '/payment/3'])
})

test('a card has what administrators say of its package, else for how many devices and how long it is', () => {
  const scopes = (mo_ta: string) => all('.price-card > .soft', page([offer(8, { mo_ta }), offer(2, { mo_ta })]))
  assert.equal(scopes('Cho gia đình.'), ['Cho gia đình.', 'Cho gia đình.'])
  assert.equal(scopes(''), ['1 thiết bị · Không giới hạn thời gian', '2 thiết bị · 1 năm'])
})

test('a feature that is still to come has a clock in place of the tick of those that work', () => {
  for (const [language, words] of [
    ['vi', onSale[1]!.noiDungList.map(line => line.noi_dung)],
    ['en', onSale[1]!.noiDungList.map(line => englishTexts[line.noi_dung]!)],
  ] as const) {
    const lines = words.map((noi_dung, id) => ({ id, noi_dung, phien_ban: 1 }))
    const shown = page([offer(3, { noiDungList: lines })], language)
    const marks = [...shown.querySelectorAll('.price-card-premium .offer-lines path')]
    const drawn = (name: string) => marks.map(each => each.getAttribute('d') === shapes[name])
    assert.equal(drawn('check'), [true, true, true, true, true, false, false], language)
    assert.equal(drawn('clock'), [false, false, false, false, false, true, true], language)
  }
  assert.equal(['Báo cáo. Sắp có: thêm giờ', 'Sắp có mặt'].map(isToCome), [false, false])
})

test('English has its own words', () => {
  const shown = page(onSale, 'en', '/?goi=2')
  assert.is(text('.part-head p', shown), 'Start for free, no card needed.')
  assert.equal(all('.price-card .badge', shown), ['Start here', 'Save 5%'])
})

test('the number of devices picks the package: in the address without JavaScript, at once with it', async () => {
  const chosen = one('.price-card-premium', page(onSale, 'vi', '/?goi=4'))
  assert.is(text('.price-line s', chosen), '1.170.000 ₫')
  const buy = one('form ~ .button:last-child', chosen)
  assert.is(buy.getAttribute('formaction'), '/payment/4')
  assert.is(buy.getAttribute('form'), one('form', chosen).id, 'without the script it buys what is chosen')
  assert.is(one('form', chosen).getAttribute('action'), '/#pricing')

  const live = await mounted(<PremiumCard offers={onSale.slice(1)} />)
  const select = one('.price-card-premium select') as HTMLSelectElement
  select.value = '2'
  await send(select, 'change')
  const card = one('.price-card-premium')
  assert.is(text('.badge', card), 'Tiết kiệm 5%')
  assert.is(one('form ~ .button:last-child', card).getAttribute('href'), '/payment/2')
  assert.is(one('[data-opens]', card).dataset.opens, 'so-sanh.2')
  await live.gone()
})

test('packages off sale are not shown, and an empty catalogue says that it is empty', () => {
  const withoutPremium = page([offer(8)])
  assert.is(withoutPremium.querySelector('.price-card-premium'), null)
  const withoutFree = page([offer(2), offer(4)])
  assert.is(withoutFree.querySelectorAll('option').length, 2)
  assert.is(withoutFree.querySelector('.part-head p'), null)
  const empty = page([])
  assert.is(text('.empty-title', empty), 'Hiện chưa có gói nào đang mở bán')
  assert.match(text('.empty-text', empty), '1900 0000')
  assert.is(empty.querySelectorAll('a[href^="/payment"]').length, 0)
})

test('a term that is not a year says what is paid at once', () => {
  const shown = page([offer(3, { thoi_han_thang: 24, gia: 700_000 })])
  assert.is(text('.price-card-premium .price-line', shown), '350.000 ₫ / 1 nămTrả một lần 700.000 ₫ cho 2 năm.')
})

test('the details compare the package of the address with the free trial in one table', () => {
  const dialog = one('dialog', page(onSale, 'vi', '/?mo=so-sanh.2'))
  const rows = [...dialog.querySelectorAll('tr')].map(row => all('th, td', row))
  assert.equal(rows.slice(0, 6), [
    ['', 'Gói Premium 2 thiết bị', 'Gói tiêu chuẩn Dùng thử miễn phí'],
    ['Giá', 'Giá gốc 780.000 ₫ Giá hiện tại 741.000 ₫ / 1 năm', '0 ₫'],
    ['Thiết bị', '2 thiết bị', '1 thiết bị'],
    ['Thời hạn', '1 năm', 'Không giới hạn thời gian'],
    ['Chặn và cho phép trang web theo danh sách', 'Có', 'Có'],
    ['Đặt giờ nghỉ của máy cho từng ngày trong tuần', 'Có', 'Có'],
  ])
  assert.equal(rows.at(-2), ['Chặn trang web và ứng dụng độc hại bằng AI', 'Sắp có', '—Không có'])
  assert.is(one('.dialog-actions a[href^="/payment"]', dialog).getAttribute('href'), '/payment/2')
  assert.is(page(onSale, 'vi', '/?mo=so-sanh.8').querySelector('dialog'), null)
  assert.is(page(onSale, 'vi', '/?mo=khac.2').querySelector('dialog'), null)
})

test('a line that both packages have stands once, and without the free package there is one column', () => {
  const lines = onSale[0]!.noiDungList
  const rowsOf = (offers: Offer[]) => one('dialog', page(offers, 'vi', '/?mo=so-sanh.2')).querySelectorAll('tbody tr')
  const rows = rowsOf([offer(8), offer(2, { noiDungList: lines })])
  assert.is(rows.length, 3 + lines.length)
  assert.is(rowsOf([offer(2)])[0]!.children.length, 2)
})

test('the wallet is shown as it was photographed, described in each language', () => {
  for (const language of ['vi', 'en'] as const) {
    const picture = one('.photograph img', page(onSale, language))
    const src = picture.getAttribute('src')
    assert.is(src, `/wallet-${language}.webp`)
    assert.ok(existsSync(`static${src}`))
    assert.match(picture.getAttribute('alt')!, { vi: 'Ví gói dịch vụ', en: 'package wallet' }[language])
  }
})

test.run()
