import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brand } from '../../src/shared/brand.ts'
import { NavBar } from '../../views/layout/nav-bar.tsx'
import { mounted, one, press, rendered, send } from '../parts/screen.tsx'

const parent = { ma_phu_huynh: 2, ten_phu_huynh: 'Đặng Thuỳ Linh', sdt: '+84901000002', la_admin: false }
const admin = { ...parent, ma_phu_huynh: 1, la_admin: true }

const links = (within: Element) => [...within.querySelectorAll('a')].map(a => a.getAttribute('href'))
const texts = (within: Element, selector: string) =>
  [...within.querySelectorAll(selector)].map(element => element.textContent.trim())

test('the bar and the phone menu have the same five links', () => {
  const lists = rendered(<NavBar user={null} />).querySelectorAll('.site-links')
  assert.is(lists.length, 2)
  for (const list of lists) {
    assert.equal(links(list), ['/', '/#pricing', '/#download', '/about', brand.sisterProduct.url])
  }
})

test('only the current page is marked', () => {
  const marked = (path: string) =>
    texts(one('.site-links', rendered(<NavBar user={null} />, 'vi', path)), '[aria-current]')
  assert.equal(marked('/'), ['Trang chủ'])
  assert.equal(marked('/about'), ['Giới thiệu'])
  assert.equal(marked('/login'), [])
})

test('a visitor has a login link, and on a phone also a link to register', () => {
  const bar = rendered(<NavBar user={null} />)
  assert.equal(links(one('.nav-tools > .nav-wide:last-of-type', bar)), ['/login'])
  assert.equal(links(one('.phone-account', bar)), ['/login', '/register'])
  assert.not.ok(bar.querySelector('.account'))
})

test('a parent sees their name, phone and labels, with links to the wallet and password but not to the console', () => {
  const menu = one('.account', rendered(<NavBar user={parent} />))
  assert.is(one('.avatar', menu).textContent, 'Đ')
  assert.is(one('.who-name', menu).textContent, 'Đặng Thuỳ Linh')
  assert.is(one('.who-phone', menu).textContent, '0901 000 002')
  assert.equal(texts(menu, '.badge'), ['Phụ huynh', 'Tiêu chuẩn'])
  assert.equal(links(menu), ['/user', '/wallet', '/change-password'])
})

test('only a Premium parent is labelled Premium', () => {
  const labels = (loai_tai_khoan: 'PREMIUM' | 'FREE', language: 'vi' | 'en') =>
    texts(one('.account', rendered(<NavBar user={{ ...parent, loai_tai_khoan }} />, language)), '.badge')
  assert.equal(labels('PREMIUM', 'vi'), ['Phụ huynh', 'Premium'])
  assert.equal(labels('PREMIUM', 'en'), ['Parent', 'Premium'])
  assert.equal(labels('FREE', 'vi'), ['Phụ huynh', 'Tiêu chuẩn'])
  assert.equal(labels('FREE', 'en'), ['Parent', 'Standard'])
})

test('an administrator sees the label and a link to the console', () => {
  const menu = one('.account', rendered(<NavBar user={admin} />))
  assert.equal(texts(menu, '.badge'), ['ADMIN'])
  assert.equal(links(menu), ['/admin', '/wallet', '/change-password'])
})

test('a user without a name is U, and has the same account block on a phone', () => {
  const bar = rendered(<NavBar user={{ ...parent, ten_phu_huynh: ' ' }} />, 'en')
  assert.is(one('.avatar', bar).textContent, 'U')
  assert.is(one('.phone-menu .who-name', bar).textContent, 'Your account')
  assert.equal(links(one('.phone-menu .account-links', bar)), ['/user', '/wallet', '/change-password'])
})

test('purchase history is marked as coming soon and does nothing', () => {
  const item = one('.account [aria-disabled]', rendered(<NavBar user={parent} />))
  assert.is(item.textContent.trim(), 'Lịch sử mua hàng Sắp ra mắt')
  assert.is(item.getAttribute('type'), 'button')
  assert.not.ok(item.closest('form'))
})

test('signing out and changing the language are plain POST forms that keep the prefix and the page', () => {
  const bar = rendered(<NavBar user={parent} />, 'vi', '/nha/about?a=1', '/nha')
  const [logout, language] = [one('.logout', bar), one('.language-toggle', bar)]
  assert.equal([logout.getAttribute('method'), logout.getAttribute('action')], ['post', '/nha/logout'])
  assert.equal([language.getAttribute('method'), language.getAttribute('action')], ['post', '/nha/language'])
  assert.is(one('[name=language][type=submit]', language).getAttribute('value'), 'en')
  assert.is(one('[name=back]', language).getAttribute('value'), '/about?a=1')
})

test('the toggle has a button for each language; that of the current one is pressed and submits nothing', () => {
  for (const [language, names] of [
    ['vi', ['VI Tiếng Việt', 'EN Tiếng Anh']],
    ['en', ['VI Vietnamese', 'EN English']],
  ] as const) {
    const toggle = one('.language-toggle', rendered(<NavBar user={null} />, language))
    assert.equal(texts(toggle, 'button'), names)
    const pressed = one('[aria-pressed=true]', toggle)
    assert.equal([pressed.getAttribute('value'), pressed.getAttribute('type')], [language, 'button'])
    assert.is(one('[aria-pressed=false]', toggle).getAttribute('type'), 'submit')
  }
})

test('the region panel links to the Vietnamese and the English site of the vendor, in a new tab', () => {
  const panel = one('.region', rendered(<NavBar user={null} />, 'en'))
  assert.equal(links(panel), [brand.securityVendor.vi, brand.securityVendor.en])
  for (const link of panel.querySelectorAll('a')) {
    assert.equal([link.getAttribute('target'), link.getAttribute('rel')], ['_blank', 'noopener'])
  }
  assert.match(panel.textContent, /Viet Nam.*English/)
})

test('an open menu closes on Escape, which returns the focus, and on a press outside', async () => {
  const page = await mounted(<NavBar user={parent} />)
  const menu = one('.account') as HTMLDetailsElement
  menu.open = true
  await send(document.body, 'keydown', { key: 'Escape' })
  assert.is(menu.open, false)
  assert.is(document.activeElement, one('summary', menu))

  menu.open = true
  await send(one('.who', menu), 'pointerdown')
  assert.is(menu.open, true)
  await send(document.body, 'pointerdown')
  assert.is(menu.open, false)
  await page.gone()
})

test('an open menu closes when one of its links is followed', async () => {
  const page = await mounted(<NavBar user={parent} />)
  const menu = one('.account') as HTMLDetailsElement
  menu.open = true
  await press(one('a[href="/wallet"]', menu))
  assert.is(menu.open, false)
  await page.gone()
})

test.run()
