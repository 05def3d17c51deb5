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

const page = (offers: Offer[], language: Language = 'vi', path = '/') =>
  rendered(<Pricing offers={offers} />, language, path)
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

test('the free card, the premium card and the list show the catalogue: 8 highlighted, then 3, 2, 4', () => {
  const shown = page(onSale)
  assert.is(text('.part-head p', shown), 'Miễn phí cho 1 thiết bị. Premium từ 390.000 ₫ một năm.')
  assert.is(text('.price-card .price-line', shown), '0 ₫')
  assert.is(one('.price-card .button', shown).getAttribute('href'), '/payment/8')
  assert.is(text('.price-card-premium .price-line', shown), '390.000 ₫ / 1 năm')
  assert.equal(all('option', shown), ['1 thiết bị', '2 thiết bị', '3 thiết bị'])
  assert.equal(
    [...shown.querySelectorAll('.offer .button')].map(link => link.getAttribute('href')),
    ['/payment/8', '/payment/3', '/payment/2', '/payment/4'],
  )
  assert.equal(all('.offer-standard h4', shown), ['Gói tiêu chuẩn'])
  assert.equal(all('.offer .badge', shown), ['Bắt đầu từ đây', 'Tiết kiệm 5%', 'Tiết kiệm 10%'])
  assert.equal(all('.offer s', shown), ['780.000 ₫', '1.170.000 ₫'])
  assert.ok([...shown.querySelectorAll('.offer')].every(each => each.querySelectorAll('.offer-lines li').length <= 3))
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

test('English has its own words and its own way to write money', () => {
  const shown = page(onSale, 'en')
  assert.is(text('.part-head p', shown), 'Free for 1 device. Premium from ₫390,000 a year.')
  assert.equal(all('.offer .badge', shown), ['Start here', 'Save 5%', 'Save 10%'])
})

test('the number of devices picks the package: in the address without JavaScript, at once with it', async () => {
  const chosen = one('.price-card-premium', page(onSale, 'vi', '/?goi=4'))
  assert.is(text('.price-line s', chosen), '1.170.000 ₫')
  assert.is(one('.price-ways .button', chosen).getAttribute('href'), '/payment/4')
  assert.is(one('form', chosen).getAttribute('action'), '/#pricing')

  const live = await mounted(<PremiumCard offers={onSale.slice(1)} />)
  const select = one('.price-card-premium select') as HTMLSelectElement
  select.value = '2'
  await send(select, 'change')
  const card = one('.price-card-premium')
  assert.is(text('.badge', card), 'Tiết kiệm 5%')
  assert.is(one('.price-ways .button', card).getAttribute('href'), '/payment/2')
  assert.is(one('[data-opens]', card).dataset.opens, 'so-sanh.2')
  await live.gone()
})

test('packages off sale are not shown, and an empty catalogue says that it is empty', () => {
  const withoutPremium = page([offer(8)])
  assert.is(withoutPremium.querySelector('.price-card-premium'), null)
  assert.is(text('.part-head p', withoutPremium), 'Bắt đầu miễn phí, không cần thẻ.')
  const withoutFree = page([offer(2), offer(4)])
  assert.equal(all('option', withoutFree), ['2 thiết bị', '3 thiết bị'])
  assert.is(withoutFree.querySelector('.offer-standard'), null)
  const empty = page([])
  assert.is(text('.empty-title', empty), 'Hiện chưa có gói nào đang mở bán')
  assert.match(text('.empty-text', empty), '1900 0000')
  assert.is(empty.querySelectorAll('a[href^="/payment"]').length, 0)
})

test('a term that is not a year says what is paid at once', () => {
  const shown = page([offer(3, { thoi_han_thang: 24, gia: 700_000 })])
  assert.is(text('.price-card-premium .price-line', shown), '350.000 ₫ / 1 nămTrả một lần 700.000 ₫ cho 2 năm.')
})

test('the details compare the package of the address with the free trial for one device', () => {
  const dialog = one('dialog', page(onSale, 'vi', '/?mo=so-sanh.2'))
  assert.equal(all('h3', dialog), ['Gói Premium 2 thiết bị', 'Gói tiêu chuẩn Dùng thử miễn phí'])
  assert.match(text('.compare-column:last-child', dialog), /0 ₫.*1 thiết bị.*Không giới hạn thời gian/)
  assert.is(one('.form-actions a[href^="/payment"]', dialog).getAttribute('href'), '/payment/2')
  assert.is(page(onSale, 'vi', '/?mo=so-sanh.8').querySelector('dialog'), null)
  assert.is(page(onSale, 'vi', '/?mo=khac.2').querySelector('dialog'), null)
})

test.run()
