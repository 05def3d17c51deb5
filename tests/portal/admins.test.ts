import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { opened, textOf } from '../helpers/pages.ts'
import type { Name } from '../helpers/people.ts'
import { type Family, withFamily } from '../helpers/protection.ts'

/** A mother with a child and a machine whom another admin has made one, too. */
const withAdminOfFamily = (work: (family: Family) => Promise<void>) =>
  withFamily(async family => {
    const { app, parent } = family
    const path = `/api/phu-huynh/${parent}/role`
    assert.is((await app.ask('PUT', path, { as: 'admin', body: { role: 'admin' } })).status, 200)
    await work(family)
  })

/** The addresses that one leads to, each once; more than three are a circle. */
async function wayFrom(app: TestApp, path: string, as: Name): Promise<string[]> {
  const headers = { Cookie: `token=${await app.token(as)}; language=vi` }
  const way = [path]
  while (way.length < 5) {
    const { status, headers: got } = await app.ask('GET', way.at(-1)!, { headers })
    if (status !== 302) return way.slice(1)
    way.push(got.get('location')!)
  }
  return ['a circle']
}

test('to a parent who became an admin /user shows nothing of the child, says why, and how to see it again', () =>
  withAdminOfFamily(async ({ app }) => {
    for (const [language, heading, way] of [
      ['vi', 'Tài khoản quản trị không xem được việc của con', 'đặt tài khoản này làm phụ huynh'],
      ['en', 'Administrators do not see what children do', 'make this account a parent’s'],
    ] as const) {
      const page = await opened(app, '/user', language, 'mother')
      assert.is(textOf('main h1', page), heading)
      assert.match(textOf('main', page), way)
      assert.not.match(textOf('main', page), 'Bé An')
      assert.is(page.querySelector('main form'), null)
    }
  }))

test('every other page of the family leads an admin to the one that says so', () =>
  withAdminOfFamily(async ({ app, child, device }) => {
    const ofChild = ['', '/gio-giac', '/trang-web', '/rieng-tu'].map(page => `/user/con/${child}${page}`)
    for (const path of [...ofChild, `/user/may/${device}`, '/user/xin-phep', '/user/them-may', '/user/bat-dau'])
      assert.equal(await wayFrom(app, path, 'mother'), ['/user'], path)
  }))

test('a parent is led from every page of the console to the home page, also from a dialog on it', () =>
  withFamily(async ({ app }) => {
    for (const path of ['', '/doanh-thu', '/doi-soat', '/drill-down', '/viec-can-lam', '/nhat-ky'])
      assert.is((await wayFrom(app, `/admin${path}`, 'mother')).at(-1), '/', path)
    for (const path of ['don-hang?mo=don-hang.2', 'hoan-tien?mo=don-hang.2', 'goi?mo=tieng-anh.2'])
      assert.is((await wayFrom(app, `/admin/${path}`, 'mother')).at(-1), '/', path)
  }))

test.run()
