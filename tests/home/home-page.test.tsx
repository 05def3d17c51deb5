import { existsSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Language, languages } from '../../src/i18n/index.ts'
import { loadBooksIn } from '../../views/books.ts'
import { HomePage } from '../../views/home/home-page.tsx'
import { bringAllParts } from '../../views/parts-on-page.ts'
import { one, rendered } from '../parts/screen.tsx'
import { offer, onSale } from '../pricing/offers.ts'

await bringAllParts('vi')
await loadBooksIn('en')

const parent = { ma_phu_huynh: 2, ten_phu_huynh: 'Linh', sdt: '+84901000002', la_admin: false }
const titles = (page: Element, selector: string) => [...page.querySelectorAll(selector)].map(title => title.textContent)

type Shown = Parameters<typeof HomePage>[0]
const page = (
  user: Shown['user'] = null,
  language: Language = 'vi',
  { offers = onSale, ready = true, copies = false } = {},
) => rendered(<HomePage user={user} offers={offers} ready={ready} copies={copies} />, language)

await bringAllParts('vi')
await Promise.all(languages.map(loadBooksIn))

test('a visitor reads the slogan, then may register or see the prices', () => {
  const hero = one('.hero', page())
  assert.equal(titles(hero, 'h1'), ['Giữ dây, cho\u00a0con bay\u00a0xa.'])
  const [register, prices] = hero.querySelectorAll('.button')
  assert.is(register!.getAttribute('href'), '/register')
  assert.is(prices!.getAttribute('href'), '/#pricing')
})

test('every button of the hero leads to an existing page: the wallet for a parent, the console for an admin', () => {
  const buttons = (user: Shown['user']) => {
    const shown = page(user)
    const hrefs = [...shown.querySelectorAll('.hero .button')].map(button => button.getAttribute('href')!)
    for (const href of hrefs) if (href.startsWith('/#')) assert.ok(shown.querySelector(href.slice(1)), href)
    return hrefs
  }
  assert.equal(buttons(parent), ['/wallet', '/#pricing'])
  assert.equal(buttons({ ...parent, la_admin: true }), ['/admin', '/#pricing'])
})

test('the hero says what the product is and what it costs now, in both languages', () => {
  const said = (language: Language, offers = onSale) =>
    titles(page(null, language, { offers }), '.hero-lead, .hero-price').map(text => text?.replace(/\s/g, ' '))
  assert.equal(said('vi'), [
    'Phần mềm giúp ba mẹ biết con vào trang nào, dùng máy bao lâu, và chặn trang độc hại trên máy tính.',
    'Miễn phí cho 1 thiết bị. Premium từ 390.000 ₫ một năm.',
  ])
  assert.match(said('en')[1]!, /^Free for 1 device\. Premium from .*390[.,]000.* a year\.$/)
  assert.is(said('vi', [offer(8)])[1], 'Miễn phí cho 1 thiết bị.')
  assert.is(said('vi', [offer(2)])[1], 'Premium từ 741.000 ₫ một năm.')
  assert.is(said('vi', []).length, 1)
})

test('hero, table and download say alike whether the program can be installed', () => {
  const said = (ready: boolean) => {
    const shown = page(null, 'vi', { ready })
    return [
      one('.hero-facts', shown).textContent,
      one('.platform-table tr:nth-child(3) .badge', shown).textContent,
      one('#download .platform .button', shown).textContent,
    ]
  }
  assert.equal(said(true), [
    'Có cho trình duyệt trên máy tính và Windows, sắp có Android và iOS',
    'Tải được ngay',
    'Tải cho Windows',
  ])
  assert.equal(said(false), [
    'Có cho Chrome, Edge, Cốc\u00a0Cốc; sắp có Windows, Android và iOS',
    'Sắp có',
    'Tải tệp mẫu',
  ])
})

test('only what needs the program is to come until there is one: AI, software and screenshots', () => {
  const marked = (ready: boolean) =>
    [...page(null, 'vi', { ready }).querySelectorAll('#features .point, #protection .point')]
      .filter(point => point.querySelector('.badge'))
      .map(point => point.textContent.slice(0, 8))
  assert.equal(marked(true), [])
  assert.equal(marked(false), ['Phần mềm', 'AI giúp '])
})

test('a package ticks what runs today, whether the program for Windows is there or not', () => {
  const ticked = (ready: boolean) =>
    titles(page(null, 'vi', { ready }), '.price-card-premium .offer-lines li:not(.icon-line-quiet)')
  assert.is(ticked(false).length, 5)
  assert.equal(ticked(false), ticked(true))
  const lead = (ready: boolean) => one('#pricing .part-head', page(null, 'vi', { ready })).textContent
  assert.match(lead(false), 'Chạy ngay trong trình duyệt trên máy tính; phần mềm cho Windows sắp có.')
  assert.not.match(lead(true), 'sắp có')
})

test('the answer about administrators says what is so: whether copies of passwords are kept', () => {
  const said = (copies: boolean) => one('.questions', page(null, 'vi', { copies })).textContent
  assert.match(said(true), 'sau khi nhập mật khẩu xác minh riêng. Mỗi lần xem đều được ghi lại')
  assert.not.match(said(true), 'không ai xem được')
  assert.match(said(false), 'không ai xem được')
  assert.not.match(said(false), 'mật khẩu xác minh')
})

test('each reason shows a screen of the program, marked as an illustration', () => {
  const pictures = [...page(null, 'en').querySelectorAll('.why-card figure')]
  assert.equal(
    pictures.map(each => one('img', each).getAttribute('src')),
    ['blocked', 'today', 'hours'].map(name => `/guide-pictures/en/${name}.svg`),
  )
  for (const each of pictures) {
    assert.match(one('figcaption', each).textContent, /^Illustration/)
    assert.ok(existsSync(`dist${one('img', each).getAttribute('src')}`))
  }
})

test('the page ends with an invitation, whose button is the first of the hero', () => {
  for (const user of [null, parent, { ...parent, la_admin: true }]) {
    const shown = page(user)
    assert.ok(shown.querySelector('.pricing')!.compareDocumentPosition(one('.invitation', shown)) & 4)
    assert.is(one('.invitation a', shown).getAttribute('href'), one('.hero .button', shown).getAttribute('href'))
  }
})

test('the sections come in their order, and the three stories say that they are illustrations', () => {
  const order = ['why', 'features', 'protection', 'education', 'time', 'voices', 'pricing']
  const sections = [...page().querySelectorAll('section[id]')].map(({ id }) => id)
  assert.equal(
    sections.filter(id => order.includes(id)),
    order,
  )
  for (const [language, mark] of [
    ['vi', 'Minh họa'],
    ['en', 'Illustration'],
  ] as const)
    assert.equal(titles(page(null, language), '.voice .badge'), [mark, mark, mark])
})

test('what cannot be used yet says so beside itself, in both languages', () => {
  for (const [language, mark, titlesOf] of [
    ['vi', 'Sắp có', ['Hẹn giờ tắt máy']],
    ['en', 'Coming soon', ['Scheduled shutdown']],
  ] as const) {
    const shown = page(null, language)
    const marked = [...shown.querySelectorAll('.point')].filter(
      point => point.querySelector('.badge')?.textContent === mark,
    )
    assert.equal(
      marked.flatMap(point => titles(point, 'h3')),
      titlesOf.map(title => `${title} ${mark}`),
    )
    assert.equal(titles(one('#education', shown), '.badge'), [mark])
  }
})

test('no two landmarks of the page have one name', () => {
  const shown = page()
  const names = [...shown.querySelectorAll('section, nav, [role=region]')].flatMap(landmark => {
    const title = landmark.getAttribute('aria-labelledby')
    return (title && shown.querySelector(`[id="${title}"]`)?.textContent) ?? landmark.getAttribute('aria-label') ?? []
  })
  assert.ok(names.includes('Vì sao ba\u00a0mẹ chọn An\u00a0Nhi'))
  assert.equal(names, [...new Set(names)])
})

test('a drawn screen is inert, and its caption describes it', () => {
  const screens = [...page().querySelectorAll('.screen')]
  assert.is(screens.length, 2)
  for (const screen of screens) {
    assert.is(screen.getAttribute('aria-hidden'), 'true')
    assert.is(screen.querySelectorAll('a, button, input, [tabindex]').length, 0)
    assert.match(screen.nextElementSibling!.textContent, 'Màn hình minh họa')
  }
})

test('the words of the slogan that belong together cannot be torn apart', () => {
  assert.match(one('h1', page()).textContent, /cho\u00a0con/)
})

test('three reasons: protect, track, educate', () => {
  assert.equal(titles(page(), '.why h3'), ['Che chở', 'Dõi theo', 'Dẫn lối'])
  assert.equal(titles(page(null, 'en'), '.why h3'), ['Protect', 'Keep track', 'Educate'])
})

test('pictures are decoration: unread, without styles of their own, each paint with its own id', () => {
  const shown = page()
  const pictures = [...shown.querySelectorAll('svg')]
  assert.ok(pictures.length > 0 && pictures.every(each => each.getAttribute('aria-hidden') === 'true'))
  assert.is(shown.querySelectorAll('[style]').length, 0)
  const ids = [...shown.querySelectorAll('[id]')].map(element => element.id)
  assert.is(new Set(ids).size, ids.length)
})

test('the hero picture stays light', () => {
  assert.ok(one('.terrace', page()).outerHTML.length < 20_000)
})

test.run()
