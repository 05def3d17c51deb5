import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { serverTest } from '../helpers/db.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'

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

serverTest(test, 'of thirty filters that are saved at once twenty are kept', () =>
  withOwnApp(async app => {
    await app.token('admin')
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => save(app, `Lọc ${n}`, `ten=${n}`)))
    assert.equal(tally(answers), { 201: 20, 409: 10 })
    assert.is((await choices(app)).bo_loc.length, 20)
  }),
)

test.run()
