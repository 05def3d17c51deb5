import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { HomePage } from '../../views/home/home-page.tsx'
import { one, rendered } from '../parts/screen.tsx'

const parent = { ma_phu_huynh: 2, ten_phu_huynh: 'Linh', sdt: '+84901000002', la_admin: false }
const titles = (page: Element, selector: string) => [...page.querySelectorAll(selector)].map(title => title.textContent)

test('a visitor reads the slogan, then may register or look at the prices', () => {
  const hero = one('.hero', rendered(<HomePage user={null} />))
  assert.equal(titles(hero, 'h1'), ['Giữ dây, cho con bay xa.'])
  const [register, pricing] = hero.querySelectorAll('.button')
  assert.is(register!.getAttribute('href'), '/register')
  assert.is(pricing!.getAttribute('href'), '/#pricing')
})

test('somebody signed in is led to their wallet instead', () => {
  const hero = one('.hero', rendered(<HomePage user={parent} />))
  assert.is(one('.button', hero).getAttribute('href'), '/wallet')
})

test('three reasons: protect, track, educate', () => {
  assert.equal(titles(rendered(<HomePage user={null} />), '.why h3'), ['Che chở', 'Theo dõi', 'Giáo dục'])
  assert.equal(titles(rendered(<HomePage user={null} />, 'en'), '.why h3'), ['Protect', 'Track', 'Educate'])
})

test('pictures are decoration: unread, without styles of their own, each paint with its own id', () => {
  const page = rendered(<HomePage user={null} />)
  for (const picture of page.querySelectorAll('svg')) assert.is(picture.getAttribute('aria-hidden'), 'true')
  assert.is(page.querySelectorAll('[style]').length, 0)
  const ids = [...page.querySelectorAll('[id]')].map(element => element.id)
  assert.is(new Set(ids).size, ids.length)
})

test('the hero picture stays light', () => {
  assert.ok(one('.terrace', rendered(<HomePage user={null} />)).outerHTML.length < 20_000)
})

test.run()
