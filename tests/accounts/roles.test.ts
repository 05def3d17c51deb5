import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { changeRole } from '../../src/accounts/roles.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { codeBy, using } from '../helpers/codes.ts'
import { idOf } from '../helpers/family.ts'
import { meanwhile } from '../helpers/meanwhile.ts'
import { raw } from '../helpers/raw.ts'
import { withCopies } from '../helpers/sealed.ts'

test('R19: a demoted admin is refused on the next request, and admitted again once promoted', () =>
  withApp(async app => {
    const ma_phu_huynh = await idOf(app.db, 'admin')
    const headers = { Cookie: `token=${await app.token('admin')}` }
    for (const la_admin of [true, false, true, false]) {
      await app.db('phu_huynh').where({ ma_phu_huynh }).update({ la_admin })
      assert.is((await app.get('/api/thong-ke', { as: 'admin' })).status, la_admin ? 200 : 403)
      assert.is((await app.get('/api/auth/me', { as: 'admin' })).json.data.la_admin, la_admin)
      assert.is((await raw(app.url, '/admin', { headers })).status, la_admin ? 200 : 302)
    }
  }))

test('R19: a role sent by the client is ignored', () =>
  withApp(async app => {
    const cookie = `token=${await app.token('mother')}; user=${encodeURIComponent('{"la_admin":true}')}; role=admin`
    for (const headers of [{ Cookie: cookie, 'X-Role': 'admin' }])
      assert.is((await raw(app.url, '/api/thong-ke', { headers })).status, 403)
    assert.is((await raw(app.url, '/admin', { headers: { Cookie: cookie } })).headers.location, '/')
  }))

const asAdmin = { as: 'admin' } as const
const setRole = (app: TestApp, id: number | string, role: string) =>
  app.ask('PUT', `/api/phu-huynh/${id}/role`, { ...asAdmin, body: { role } })

test('an admin can list the roles and their people, and read and change a person’s role', () =>
  withApp(async app => {
    const [mother, stranger, admin] = [
      await idOf(app.db, 'mother'),
      await idOf(app.db, 'stranger'),
      await idOf(app.db, 'admin'),
    ]
    assert.equal((await app.get('/api/phu-huynh/roles', asAdmin)).json.data, ['admin', 'user'])
    const listed = async (role: string) => {
      const { json } = await app.get(`/api/phu-huynh/role/${role}?page=1&limit=10`, asAdmin)
      const ids: number[] = json.data.map((each: { ma_phu_huynh: number }) => each.ma_phu_huynh)
      return { ids: ids.filter(id => [mother, stranger, admin].includes(id)), total: json.pagination.total }
    }
    assert.equal([(await listed('admin')).ids, (await listed('user')).ids], [[admin], [mother, stranger]])
    const made = await setRole(app, mother, 'admin')
    assert.equal([made.status, made.json.data], [200, { ma_phu_huynh: mother, role: 'admin', da_doi: true }])
    assert.equal([(await listed('admin')).ids, (await listed('admin')).total], [[mother, admin], 2])
    assert.equal((await app.get(`/api/phu-huynh/${mother}/role`, asAdmin)).json.data, {
      ma_phu_huynh: mother,
      role: 'admin',
    })
    assert.is((await setRole(app, mother, 'user')).json.data.role, 'user')
    const trail = await app.db('audit_log').where({ actor: admin, subject: mother }).orderBy('id')
    assert.equal(
      trail.map(({ action }) => action),
      ['made_admin', 'made_user'],
    )
  }))

test('the people of a role carry the version that a change of them sends back', () =>
  withApp(async app => {
    const [person] = (await app.get('/api/phu-huynh/role/user', asAdmin)).json.data
    const body = { ten_phu_huynh: 'Tên Mới', phien_ban: person.phien_ban }
    const change = () => app.ask('PUT', `/api/phu-huynh/${person.ma_phu_huynh}`, { ...asAdmin, body })
    assert.is(person.phien_ban, 1)
    assert.equal([(await change()).status, (await change()).status], [200, 409])
  }))

test('setting the role that a person already has succeeds and is not audited', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    assert.is((await setRole(app, mother, 'user')).status, 200)
    assert.is((await app.db('audit_log').where({ subject: mother })).length, 0)
  }))

test('an admin cannot demote the last admin or themselves', () =>
  withApp(async app => {
    const admin = await idOf(app.db, 'admin')
    const last = await setRole(app, admin, 'user')
    assert.equal([last.status, last.json.error], [409, 'last_admin'])
    await setRole(app, await idOf(app.db, 'mother'), 'admin')
    const own = await setRole(app, admin, 'user')
    assert.equal([own.status, own.json.error], [409, 'own_role'])
    assert.is((await app.get('/api/thong-ke', asAdmin)).status, 200)
  }))

test('an admin who was demoted while their request waited cannot change roles', () =>
  withApp(async app => {
    const [id, actor] = [await idOf(app.db, 'mother'), await idOf(app.db, 'stranger')]
    await app.db('phu_huynh').whereIn('ma_phu_huynh', [id, actor]).update({ la_admin: true })
    const person = await app.db('phu_huynh').where({ ma_phu_huynh: actor }).first()
    await setRole(app, actor, 'user')
    const late = { id, now: new Date(), tx: app.db, caller: { person } } as unknown as Parameters<typeof changeRole>[0]
    assert.is(await changeRole(late, 'user').catch(error => error.code), 'not_allowed')
    assert.is((await app.get(`/api/phu-huynh/${id}/role`, asAdmin)).json.data.role, 'admin')
  }))

test('an unknown person is a 404, an unknown role a 400 in a body and a 404 in a path', () =>
  withApp(async app => {
    for (const id of ['2147483647', '0', '-1', 'abc', '99999999999']) {
      assert.is((await setRole(app, id, 'admin')).status, 404, id)
      assert.is((await app.get(`/api/phu-huynh/${id}/role`, asAdmin)).status, 404, id)
    }
    for (const role of ['root', '', 'ADMIN', 'admin '])
      assert.is((await setRole(app, await idOf(app.db, 'mother'), role)).status, 400, role)
    assert.is((await app.get('/api/phu-huynh/role/root', asAdmin)).status, 404)
  }))

test('a parent who becomes an admin loses the sealed copy, and later passwords get none', () =>
  withCopies(async (app, mother) => {
    await setRole(app, mother, 'admin')
    assert.is((await app.db('sealed_passwords')).length, 0)
    await using.reset(app, await codeBy(app, 'reset'))
    assert.is((await app.db('sealed_passwords')).length, 0)
  }))

test('a password changed while its owner becomes an admin has no copy', () =>
  withCopies(async (app, mother) => {
    await app.token('admin')
    const code = await codeBy(app, 'change')
    meanwhile(app, () => setRole(app, mother, 'admin'))
    assert.is((await using.change(app, code)).status, 200)
    assert.is((await app.db('sealed_passwords')).length, 0)
  }))

test.run()
