import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { codeBy } from '../helpers/codes.ts'
import { idOf, seedFamily } from '../helpers/family.ts'
import { withCopies } from '../helpers/sealed.ts'

const asAdmin = { as: 'admin' } as const
const remove = (app: TestApp, id: number) => app.ask('DELETE', `/api/phu-huynh/${id}`, asAdmin)

async function use(app: TestApp, ma_phu_huynh: number): Promise<void> {
  const nguoi_dung_id = app.db('thiet_bi').where({ ma_phu_huynh }).select('nguoi_dung_id')
  const term = { trang_thai: 'DANG_HOAT_DONG', ngay_bat_dau: '2020-01-01' }
  await app
    .db('goi_dich_vu')
    .where({ ma_phu_huynh })
    .update({ nguoi_dung_id, ...term })
}

test('a parent shows their children, and each child their devices, to themself and to admins alone', () =>
  withApp(async app => {
    const [mother, child, device] = await seedFamily(app.db, 'mother')
    for (const as of ['mother', 'admin'] as const) {
      const { data } = (await app.get(`/api/phu-huynh/${mother}`, { as })).json
      assert.equal([data.so_tre_em, data.so_thiet_bi, data.so_goi_dang_dung, data.loai_tai_khoan], [1, 1, 0, 'FREE'])
      const [listed] = data.treEmList
      assert.equal([data.treEmList.length, listed.ma_tre_em, listed.phien_ban], [1, child, 1])
      assert.equal(
        listed.thietBiList.map((each: { nguoi_dung_id: number }) => each.nguoi_dung_id),
        [device],
      )
      assert.is('mat_khau' in data, false)
    }
    assert.is((await app.get(`/api/phu-huynh/${mother}`, { as: 'stranger' })).status, 404)
    assert.equal((await app.get('/api/phu-huynh/roles', asAdmin)).json.data, ['admin', 'user'])
  }))

test('deleting a parent says what went with them: children, devices and packages in use', () =>
  withApp(async app => {
    const [mother] = await seedFamily(app.db, 'mother')
    await use(app, mother!)
    assert.is((await app.get(`/api/phu-huynh/${mother}`, asAdmin)).json.data.so_goi_dang_dung, 1)
    const { status, json } = await remove(app, mother!)
    const gone = { so_tre_em: 1, so_thiet_bi: 1, so_goi_dang_dung: 1, so_goi_chua_dung: 0 }
    assert.equal([status, json.data], [200, gone])
    for (const table of ['phu_huynh', 'tre_em', 'thiet_bi'])
      assert.is((await app.db(table).where({ ma_phu_huynh: mother })).length, 0, table)
    const [kept] = await app.db('goi_dich_vu')
    assert.equal([kept.ma_phu_huynh, kept.trang_thai], [null, 'HUY'])
    const [entry] = await app.db('audit_log').where({ action: 'parent_deleted' })
    assert.equal(
      [entry.subject, entry.detail.before.email_phu_huynh, entry.detail.gone.so_thiet_bi],
      [mother, 'hanh@test.vn', 1],
    )
  }))

test('sessions, codes and the sealed copy of a deleted parent go too', () =>
  withCopies(async (app, mother) => {
    await app.token('mother')
    await codeBy(app, 'reset')
    await remove(app, mother)
    assert.is((await app.get('/api/auth/me', { as: 'mother' })).status, 401)
    assert.is((await app.db('one_time_codes').where({ sdt: '+84912000001' })).length, 0)
    assert.is((await app.db('sealed_passwords').where({ ma_phu_huynh: mother })).length, 0)
  }))

test('an admin cannot delete themself, and so never the last admin', () =>
  withApp(async app => {
    const own = await remove(app, await idOf(app.db, 'admin'))
    assert.equal([own.status, own.json.error], [409, 'own_account'])
    const mother = await idOf(app.db, 'mother')
    await app.db('phu_huynh').where({ ma_phu_huynh: mother }).update({ la_admin: true })
    assert.is((await remove(app, mother)).status, 200)
  }))

test('only admins create, change and delete parents', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    for (const method of ['PUT', 'DELETE'])
      assert.is((await app.ask(method, `/api/phu-huynh/${mother}`, { as: 'mother', body: {} })).status, 403)
    assert.is((await app.post('/api/phu-huynh', {}, { as: 'mother' })).status, 403)
  }))

test.run()
