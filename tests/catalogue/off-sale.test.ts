import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { idOf, seedFamily } from '../helpers/family.ts'
import { admin, create, family, premium, withCatalogue } from './catalogue.ts'

const total = async (app: TestApp) => (await admin(app, 'GET', '/thong-ke')).json.data.goi
const remove = (app: TestApp, id: number) => admin(app, 'DELETE', `/goi/${id}`)

/** The mother has bought the premium package, which is then taken off sale. */
async function withBought(work: (app: TestApp) => Promise<void>): Promise<void> {
  await withCatalogue(async app => {
    await seedFamily(app.db, 'mother')
    const { status, json } = await remove(app, premium)
    assert.equal([status, json.message, json.data], [200, 'Xóa gói dịch vụ thành công!', null])
    await work(app)
  })
}

test('a package that nobody bought is deleted with its lines, and a second click finds nothing', () =>
  withCatalogue(async app => {
    await remove(app, family)
    assert.is(await app.db('goi').where({ id: family }).first(), undefined)
    assert.equal(await app.db('noi_dung').where({ goi_id: family }), [])
    assert.is((await remove(app, family)).status, 404)
    const { detail } = await app.db('audit_log').where({ action: 'package_deleted' }).first()
    assert.equal([detail.how, detail.before.ten], ['deleted', 'Gói Premium 3 thiết bị'])
  }))

test('a deleted package that somebody has bought is taken off sale and stays with its buyers', () =>
  withBought(async app => {
    for (const path of ['/api/goi', '/api/goi/loai/TRA_PHI']) {
      const { json } = await app.get(path)
      assert.not.ok(
        json.data.some(({ id }: { id: number }) => id === premium),
        path,
      )
    }
    const row = await app.db('goi').where({ id: premium }).first()
    assert.equal([row.da_xoa, row.phien_ban], [true, 2])
    const bought = await app.db('goi_dich_vu').where({ ma_phu_huynh: await idOf(app.db, 'mother') })
    assert.equal([bought.length, bought[0].thong_tin_goi_id, bought[0].gia], [1, premium, 390_000])
    assert.is((await app.db('noi_dung').where({ goi_id: premium })).length, 7)
    const { detail } = await app.db('audit_log').where({ action: 'package_deleted' }).first()
    assert.is(detail.how, 'off_sale')
  }))

test('only admins find a package off sale, and they see that it is', () =>
  withBought(async app => {
    assert.is((await app.get(`/api/goi/${premium}`)).status, 404)
    assert.is((await app.get(`/api/goi/${premium}`, { as: 'mother' })).status, 404)
    assert.is((await admin(app, 'GET', `/goi/${premium}`)).json.data.da_xoa, true)
    assert.is((await admin(app, 'GET', `/goi/${premium}/noi-dung`)).json.data.length, 7)
  }))

test('packages off sale that a device still has are listed for admins, until none has one', () =>
  withBought(async app => {
    const used = async () => (await admin(app, 'GET', '/goi/ngung-ban')).json.data
    assert.equal(await used(), [], 'in a wallet it is on no device')
    const [device] = await app.db('thiet_bi')
    const term = { trang_thai: 'DANG_HOAT_DONG', ngay_bat_dau: '2020-01-01' }
    await app.db('goi_dich_vu').update({ nguoi_dung_id: device.nguoi_dung_id, ...term })
    const [{ id, ten }] = await used()
    assert.equal([id, ten], [premium, 'Gói Premium 1 thiết bị'])
    assert.is((await app.get('/api/goi/ngung-ban', { as: 'mother' })).status, 403)
  }))

test('a package off sale cannot be changed or deleted again, nor can its lines', () =>
  withBought(async app => {
    const [line] = (await admin(app, 'GET', `/goi/${premium}/noi-dung`)).json.data
    for (const [method, path, body] of [
      ['PUT', `/goi/${premium}`, { ten: 'Gói khác' }],
      ['DELETE', `/goi/${premium}`, {}],
      ['POST', `/goi/${premium}/noi-dung`, { noi_dung: 'Thêm' }],
      ['PUT', `/noi-dung/${line.id}`, { noi_dung: 'Sửa' }],
      ['DELETE', `/noi-dung/${line.id}`, {}],
    ] as const)
      assert.is((await admin(app, method, path, body)).status, 404, `${method} ${path}`)
  }))

test('the total of packages counts those on sale', () =>
  withCatalogue(async app => {
    await seedFamily(app.db, 'mother')
    assert.is(await total(app), 4)
    await create(app)
    assert.is(await total(app), 5)
    await remove(app, premium)
    assert.is(await total(app), 4)
    await remove(app, family)
    assert.is(await total(app), 3)
    await app.db('goi_dich_vu').delete()
    await app.db('goi').where({ id: premium }).delete()
    assert.is(await total(app), 3, 'a package off sale that is deleted for good')
    await app.db('goi').update({ mo_ta: '' })
    assert.is(await total(app), 3)
  }))

test.run()
