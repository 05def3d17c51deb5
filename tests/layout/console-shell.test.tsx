import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { consoleWords } from '../../src/i18n/console.ts'
import { consoleLinks } from '../../views/console/console-links.ts'
import { Rail } from '../../views/console/rail.tsx'
import { loaded, one, rendered } from '../parts/screen.tsx'

await loaded(consoleWords)

const admin = { ma_phu_huynh: 1, ten_phu_huynh: 'Phạm Quản Trị', sdt: '+84901000001', la_admin: true }

const rail = (path: string, base = '/') => rendered(<Rail user={admin} work={null} />, 'vi', path, base)

for (const name of ['rail', 'menu'] as const) {
  /** A wide screen has the pages and the account in two parts of the rail; a small one has both in a menu. */
  const list = (path: string) => one(name === 'rail' ? '.rail-nav' : '.rail-menu', rail(path))
  const account = (path: string, base: string) =>
    one(name === 'rail' ? '.rail-account' : '.rail-menu', rail(path, base))

  test(`the ${name} lists every page of the console in a named navigation, and marks the present one`, () => {
    const nav = one('nav', list('/admin'))
    assert.is(nav.getAttribute('aria-label'), 'Mục quản trị')
    const links = [...nav.querySelectorAll('a')]
    assert.equal(
      links.map(link => link.getAttribute('href')),
      consoleLinks.map(({ to }) => to),
    )
    assert.equal(
      [...nav.querySelectorAll('[aria-current=page]')].map(link => link.textContent.trim()),
      ['Tổng quan'],
    )
    assert.is(one('nav', list('/admin/phu-huynh')).querySelector('[href="/admin"][aria-current]'), null)
  })

  test(`the ${name} shows who is logged in, with links to the public site and the password, and a log-out button`, () => {
    const box = account('/nha/admin', '/nha')
    assert.is(one('.who-name', box).textContent, admin.ten_phu_huynh)
    assert.is(one('.badge', box).textContent, 'ADMIN')
    assert.is(one('a[href="/nha"]', box).textContent.trim(), 'Trang công khai')
    assert.ok(box.querySelector('a[href="/nha/change-password"]'))
    const logout = one('.logout', box)
    assert.equal([logout.getAttribute('method'), logout.getAttribute('action')], ['post', '/nha/logout'])
  })
}

test('the console has one language toggle, opens its menus without JavaScript and sells nothing', () => {
  const box = rail('/admin')
  assert.is(box.querySelectorAll('.language-toggle').length, 1)
  const menus = [...box.querySelectorAll('.who')].map(who => who.closest('details'))
  assert.ok(menus.length > 0 && menus.every(menu => menu?.querySelector('summary')))
  assert.not.ok(box.querySelector('a[href*="#pricing"], a[href="/about"], a[href="/wallet"]'))
})

test.run()
