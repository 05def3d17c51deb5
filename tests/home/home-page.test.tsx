import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { HomePage } from '../../views/home/home-page.tsx'
import { one, rendered } from '../parts/screen.tsx'

const parent = { ma_phu_huynh: 2, ten_phu_huynh: 'Linh', sdt: '+84901000002', la_admin: false }
const titles = (page: Element, selector: string) => [...page.querySelectorAll(selector)].map(title => title.textContent)

test('a visitor reads the slogan, then may register or read on', () => {
  const hero = one('.hero', rendered(<HomePage user={null} />))
  assert.equal(titles(hero, 'h1'), ['Giữ dây, cho\u00a0con bay\u00a0xa.'])
  const [register, more] = hero.querySelectorAll('.button')
  assert.is(register!.getAttribute('href'), '/register')
  assert.is(more!.getAttribute('href'), '/#why')
})

test('every button of the hero leads to something that is there', () => {
  const buttons = (user: Parameters<typeof HomePage>[0]['user']) => {
    const page = rendered(<HomePage user={user} />)
    const hrefs = [...page.querySelectorAll('.hero .button')].map(button => button.getAttribute('href')!)
    for (const href of hrefs) if (href.startsWith('/#')) assert.ok(page.querySelector(href.slice(1)), href)
    return hrefs
  }
  assert.equal(buttons(parent), ['/#why'])
  assert.equal(buttons({ ...parent, la_admin: true }), ['/admin', '/#why'])
})

test('the words of the slogan that belong together cannot be torn apart', () => {
  assert.match(one('h1', rendered(<HomePage user={null} />)).textContent, /cho\u00a0con/)
})

test('three reasons: protect, watch over, guide', () => {
  assert.equal(titles(rendered(<HomePage user={null} />), '.why h3'), ['Che chở', 'Dõi theo', 'Dẫn lối'])
  assert.equal(titles(rendered(<HomePage user={null} />, 'en'), '.why h3'), ['Protect', 'Watch over', 'Guide'])
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
