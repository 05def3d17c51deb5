import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createRenderer, type Renderer } from '../../src/http/render.tsx'
import { type Language, languages } from '../../src/i18n/index.ts'
import { premiumPackages, standardPackage } from '../../src/shared/offers.ts'
import type { Call } from '../../views/data.ts'
import type { User } from '../../views/layout/user.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { raw } from '../helpers/raw.ts'
import { everyPage, seedViewers } from '../helpers/site-map.ts'

const standard = {
  id: standardPackage,
  ten: 'Gói cơ bản',
  mo_ta: '',
  gia: 0,
  loai_goi: 'MIEN_PHI',
  so_thiet_bi: 1,
  thoi_han_thang: 1,
}
const premium = {
  id: premiumPackages[0],
  ten: 'Gói <Premium>',
  mo_ta: '',
  gia: 99_000,
  loai_goi: 'TRA_PHI',
  so_thiet_bi: 1,
}
const offers = [standard, { ...premium, thoi_han_thang: 1 }].map(offer => ({ ...offer, noiDungList: [] }))

const mother: User = { ma_phu_huynh: 2, ten_phu_huynh: 'Lan', sdt: '+84901000002', la_admin: false }
const someone: User = { ma_phu_huynh: 3, ten_phu_huynh: '<part-0>', sdt: '+84901000003', la_admin: false }
const admin: User = { ma_phu_huynh: 1, ten_phu_huynh: 'Quản trị', sdt: '+84901000001', la_admin: true }

const bought = {
  id: 7,
  thongTinGoi: { ...premium, thoi_han_thang: 1, da_xoa: false, noiDungList: [] },
  gia: 99_000,
  so_goi_da_mua: 1,
  da_tra: 99_000,
  vnp_txn_ref: 'AN1',
  ngay_mua: '2026-11-20T03:00:00Z',
}
const order = (vnp_txn_ref: string) => ({
  vnp_txn_ref,
  loai: 'MUA',
  trang_thai: 'failed',
  so_tien: 99_000,
  ten_goi: 'Gói',
  ngay_tao: '2026-11-20T03:00:00Z',
  ngay_thanh_toan: null,
})
const pageOf = (...rows: unknown[]) => ({ rows, pagination: { page: 1, limit: 10, total: rows.length, totalPages: 1 } })
/** Enough of them for filters. */
const manyOf = (row: unknown) => ({ rows: [row], pagination: { page: 1, limit: 1, total: 6, totalPages: 6 } })
const noMore = { inUse: pageOf(), renewals: [], due: [], card: null, hasBought: true }
const wallet = { ...noMore, unassigned: pageOf(bought), orders: pageOf(order('AN1')) }

function callAs(user: User | null, onSale: unknown[]): Call {
  return async (_method, path) => {
    if (path === '/goi') return answered(onSale)
    if (path === '/program') return answered({ ready: true })
    if (path === '/auth/registration') return answered({ admins_can_see_password: false })
    if (path === '/auth/membership') return answered({ loai_tai_khoan: 'FREE' })
    if (path === '/auth/me' && user) return answered(user)
    if (path.startsWith('/payment/wallet') && user)
      return answered({ ...wallet, unassigned: manyOf({ ...bought, id: user.ma_phu_huynh }) })
    if (path.startsWith('/payment/orders?') && user) return answered([order('AN1'), order('AN2')])
    if (path.endsWith('/period') && user) return answered(null)
    if (path.endsWith('/invoice') && user) return answered({ nguoi_mua: null, su_kien: [] })
    return { status: 401, body: { success: false, message: '' } }
  }
}

const answered = (data: unknown) => ({ status: 200, body: { success: true, message: '', data } })

/** Each question is asked once, so that every rendering gets the same answer. */
function callOf(app: TestApp, token: string | undefined): Call {
  const answers = new Map<string, ReturnType<typeof raw>>()
  const options = token ? { headers: { Authorization: `Bearer ${token}` } } : {}
  return async (method, path) => {
    const answer = answers.get(path) ?? raw(app.url, `/api${path}`, { method, ...options })
    answers.set(path, answer)
    const { status, text } = await answer
    return { status, body: JSON.parse(text) }
  }
}

const rendererAt = (base = '') => createRenderer({ base, development: true, onBrokenPart: () => {} })

/** Undefined if the page sends its reader elsewhere. */
async function textOf(renderer: Renderer, path: string, language: Language, call: Call): Promise<string | undefined> {
  const rendered = await renderer.render(new Request(`https://anni.example.vn${path}`), language, call)
  // each form of a gift has an id of its own
  const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  return rendered instanceof Response ? undefined : String(Buffer.concat(rendered.html)).replace(ids, 'id')
}

async function openRenderer(base = '') {
  const renderer = await rendererAt(base)
  return async (path: string, language: Language, user: User | null, onSale: unknown[] = offers) => {
    const request = new Request(`https://anni.example.vn${path}`)
    const rendered = await renderer.render(request, language, callAs(user, onSale))
    if (rendered instanceof Response) throw new Error(`${path} leads elsewhere`)
    return { text: String(Buffer.concat(rendered.html)), pieces: rendered.html.length }
  }
}

test('every page of the site map with cached parts is identical to the page rendered without them', () =>
  withApp(async app => {
    const viewers = await seedViewers(app)
    const calls = viewers.map(token => callOf(app, token))
    const used = await rendererAt()
    for (const [at, { path }] of everyPage.entries()) {
      const language = languages[at % languages.length]!
      let shown = 0
      for (const call of calls) {
        const expected = await textOf(await rendererAt(), path, language, call)
        if (expected === undefined) continue
        shown++
        for (const times of ['first', 'again'])
          assert.is(await textOf(used, path, language, call), expected, `${language} ${path} ${times}`)
      }
      // where there is no such parent, the list is shown instead
      assert.ok(shown > 0 || path.startsWith('/admin/phu-huynh/'), path)
    }
  }))

test('pages that share a pattern or a path, but not an address, are as if rendered without cached parts', async () => {
  const used = await openRenderer()
  for (const path of ['/wallet/orders/AN1', '/wallet/orders/AN2', '/wallet', '/wallet?sort=gia', '/?devices=3'])
    for (const language of languages)
      for (const user of [mother, someone, admin]) {
        const expected = await (await openRenderer())(path, language, user)
        assert.is((await used(path, language, user)).text, expected.text, `${language} ${path} ${user.ten_phu_huynh}`)
      }
})

test('most of the home page is cached for the next signed-in user', async () => {
  for (const base of ['', '/an-nhi']) {
    const render = await openRenderer(base)
    assert.is((await render(`${base}/`, 'vi', mother)).pieces, 1)
    assert.ok((await render(`${base}/`, 'vi', admin)).pieces > 1)
  }
})

test('the bar and the filters of the wallet are cached for the next parent, but nothing personal is', async () => {
  const render = await openRenderer()
  const first = await render('/wallet', 'vi', mother)
  assert.is(first.pieces, 1)
  assert.match(first.text, 'Lan')
  const { text, pieces } = await render('/wallet', 'vi', someone)
  assert.ok(pieces > 10)
  assert.match(text, '&lt;part-0&gt;')
  assert.match(text, 'mo=gan-goi.3')
  assert.not.match(text, 'Lan')
})

test('a page with a query is rendered whole', async () => {
  const render = await openRenderer()
  await render('/wallet', 'vi', mother)
  assert.is((await render('/wallet?sort=gia', 'vi', mother)).pieces, 1)
})

test('a part that throws is not cached, and the next page is complete', async () => {
  const render = await openRenderer()
  const broken = offers.map(({ noiDungList: _, ...offer }) => offer)
  const { text } = await render('/', 'vi', mother, broken)
  assert.match(text, 'Lan')
  const whole = await (await openRenderer())('/', 'vi', mother)
  assert.is((await render('/', 'vi', mother)).text, whole.text)
})

test('a changed package is on the next page', async () => {
  const render = await openRenderer()
  await render('/', 'vi', mother)
  const dearer = offers.map(offer => ({ ...offer, gia: offer.gia && 123_000 }))
  assert.match((await render('/', 'vi', mother, dearer)).text, '123.000')
  assert.not.match((await render('/', 'vi', mother)).text, '123.000')
})

test('a page opened under another spelling of its path does not affect the next page', async () => {
  for (const [odd, usual] of [
    ['//', '/'],
    ['/%61bout', '/about'],
    ['/wallet/', '/wallet'],
    ['/wallet/orders/AN1/', '/wallet/orders/AN1'],
  ] as const) {
    const [render, alone] = [await openRenderer(), await openRenderer()]
    const first = await render(odd, 'vi', mother)
    assert.is(
      (await render(usual, 'vi', someone)).text,
      (await alone(usual, 'vi', someone)).text,
      `${usual} after ${odd}`,
    )
    assert.is((await render(odd, 'vi', mother)).text, first.text, `${odd} after ${usual}`)
  }
})

test.run()
