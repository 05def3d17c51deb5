import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { serverTest } from '../helpers/db.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { opened, submitted, textOf } from '../helpers/pages.ts'

const list = '/phu-huynh'
const choices = async (app: TestApp) => (await app.get('/api/danh-sach', { as: 'admin' })).json.data
const put = (app: TestApp, path: string, body: object) =>
  app.ask('PUT', `/api/danh-sach/${path}`, { as: 'admin', body })
const save = (app: TestApp, ten: string, truy_van: string) =>
  app.post('/api/danh-sach/bo-loc', { danh_sach: list, ten, truy_van }, { as: 'admin' })

test('an admin keeps how lists look: roomy or not, and without which columns', () =>
  withApp(async app => {
    assert.equal(await choices(app), { thoang: false, cot_an: {}, bo_loc: [] })
    await put(app, 'cot', { danh_sach: list, cot_an: ['sdt', 'role'] })
    await put(app, 'mat-do', { thoang: true })
    await put(app, 'cot', { danh_sach: '/tre-em', cot_an: ['lop'] })
    await put(app, 'cot', { danh_sach: list, cot_an: ['sdt'] })
    assert.equal(await choices(app), {
      thoang: true,
      cot_an: { '/phu-huynh': ['sdt'], '/tre-em': ['lop'] },
      bo_loc: [],
    })
    assert.is((await put(app, 'cot', { danh_sach: '/khac', cot_an: [] })).status, 400)
  }))

test('one column is hidden or shown, whatever is hidden beside it', () =>
  withApp(async app => {
    const change = (cot: string, an: boolean, danh_sach = list) => put(app, 'mot-cot', { danh_sach, cot, an })
    await change('sdt', true)
    await change('role', true)
    await change('sdt', true)
    await change('lop', true, '/tre-em')
    assert.equal((await choices(app)).cot_an, { '/phu-huynh': ['role', 'sdt'], '/tre-em': ['lop'] })
    await change('role', false)
    await change('khac', false)
    assert.equal((await choices(app)).cot_an['/phu-huynh'], ['sdt'])
    assert.is((await put(app, 'mot-cot', { danh_sach: list, an: true })).status, 400)
    assert.is((await change('a"b', true)).status, 400)
  }))

test('of more than twenty columns the next is refused, and one that is hidden already is not', () =>
  withApp(async app => {
    const columns = [...'abcdefghijklmnopqrst']
    await put(app, 'cot', { danh_sach: list, cot_an: columns })
    const refused = await put(app, 'mot-cot', { danh_sach: list, cot: 'z', an: true })
    assert.equal([refused.status, refused.json.error], [409, 'too_many_hidden_columns'])
    assert.equal((await choices(app)).cot_an[list], columns)
    assert.is((await put(app, 'mot-cot', { danh_sach: list, cot: 'a', an: true })).status, 200)
    assert.is((await put(app, 'mot-cot', { danh_sach: list, cot: 'a', an: false })).status, 200)
  }))

serverTest(test, 'of columns that are changed at once each is kept', () =>
  withOwnApp(async app => {
    const columns = ['sdt', 'role', 'email', 'loai', 'ten', 'ngay_tao']
    const change = (an: boolean) => Promise.all(columns.map(cot => put(app, 'mot-cot', { danh_sach: list, cot, an })))
    await change(true)
    assert.equal((await choices(app)).cot_an[list].sort(), [...columns].sort())
    await change(false)
    assert.equal((await choices(app)).cot_an[list], [])
  }),
)

test('a filter is saved under a name, replaced under the same, and deleted', () =>
  withApp(async app => {
    const { status, json } = await save(app, 'Quản trị', 'role=admin')
    assert.is(status, 201)
    await save(app, 'Quản trị', 'role=admin&sort=ten')
    const { bo_loc } = await choices(app)
    assert.equal(bo_loc, [{ id: json.data.id, danh_sach: list, ten: 'Quản trị', truy_van: 'role=admin&sort=ten' }])
    const path = `/api/danh-sach/bo-loc/${json.data.id}`
    assert.is((await app.ask('DELETE', path, { as: 'admin' })).status, 200)
    assert.is((await app.ask('DELETE', path, { as: 'admin' })).status, 404)
  }))

test('a list keeps twenty filters', () =>
  withApp(async app => {
    for (let n = 1; n <= 20; n++) assert.is((await save(app, `Lọc ${n}`, `ten=${n}`)).status, 201)
    assert.is((await save(app, 'Lọc 20', 'ten=x')).status, 201)
    const refused = await save(app, 'Lọc 21', 'ten=21')
    assert.equal([refused.status, refused.json.error], [409, 'too_many_saved_filters'])
    assert.is((await choices(app)).bo_loc.length, 20)
  }))

test('without JavaScript a filter without a name comes back as the form with its message, and is saved from there', () =>
  withApp(async app => {
    const form = (page: HTMLElement) => page.querySelector('.list-save')
    const first = await opened(app, '/admin/phu-huynh?role=admin')
    const refused = await submitted(app, form(first), { ten: ' ' }, 'admin')
    assert.equal([refused.status, refused.location], [400, null])
    assert.is(textOf('.list-save .field-error', refused.page), 'Vui lòng đặt tên cho bộ lọc')
    assert.is(refused.page.querySelector('.console-back')!.getAttribute('href'), '/admin/phu-huynh?role=admin')
    const marked = refused.page.querySelectorAll('.rail-nav [aria-current]')
    assert.equal(
      [...marked].map(link => [link.getAttribute('href'), link.getAttribute('aria-current')]),
      [['/admin/phu-huynh', 'true']],
    )
    assert.equal((await choices(app)).bo_loc, [])
    const kept = await submitted(app, form(refused.page), { ten: 'Quản trị' }, 'admin')
    assert.equal([kept.status, kept.location], [303, '/admin/phu-huynh?role=admin'])
    assert.is(textOf('.list-saved > a', kept.page), 'Quản trị')
  }))

test('without JavaScript one filter too many comes back with the reason and the name that was typed', () =>
  withApp(async app => {
    for (let n = 1; n <= 20; n++) await save(app, `Lọc ${n}`, `ten=${n}`)
    const first = await opened(app, '/admin/phu-huynh?role=admin')
    const { status, page } = await submitted(app, first.querySelector('.list-save'), { ten: 'Lọc 21' }, 'admin')
    assert.is(status, 409)
    assert.match(textOf('.list-save .notice', page), '20')
    assert.is(page.querySelector('.list-save [name=ten]')!.getAttribute('value'), 'Lọc 21')
  }))

serverTest(test, 'of thirty filters that are saved at once twenty are kept', () =>
  withOwnApp(async app => {
    await app.token('admin')
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => save(app, `Lọc ${n}`, `ten=${n}`)))
    assert.equal(tally(answers), { 201: 20, 409: 10 })
    assert.is((await choices(app)).bo_loc.length, 20)
  }),
)

test.run()
