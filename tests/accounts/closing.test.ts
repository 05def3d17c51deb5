import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { appointAdmin } from '../../src/accounts/index.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { codeBy, newPassword, using } from '../helpers/codes.ts'
import { idOf } from '../helpers/family.ts'
import { people } from '../helpers/people.ts'
import { jobs } from '../helpers/renewals.ts'

const asAdmin = { as: 'admin' } as const
const change = (app: TestApp, id: number | string, khoa: boolean, ly_do = 'Bán lại gói dịch vụ.') =>
  app.ask('PUT', `/api/phu-huynh/${id}/khoa`, { ...asAdmin, body: { khoa, ly_do } })

const { sdt, mat_khau } = people.mother
const signIn = (app: TestApp, password = mat_khau) => app.post('/api/auth/login', { sdt, mat_khau: password })

test('R18: closing ends every session at once, and signing in says so with the hotline', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    assert.is((await app.get('/api/auth/me', { as: 'mother' })).status, 200)
    const closed = await change(app, mother, true)
    assert.equal([closed.status, closed.json.data], [200, { ma_phu_huynh: mother, khoa: true }])
    assert.is((await app.get('/api/auth/me', { as: 'mother' })).status, 401)
    const { status, json } = await signIn(app)
    assert.equal([status, json.error], [403, 'account_closed'])
    assert.is(json.message, 'Tài khoản này đang bị khóa. Cần hỗ trợ, bạn gọi 1900 0000 (8:00 đến 22:00).')
    assert.is((await app.db('sessions').where({ ma_phu_huynh: mother })).length, 0)
  }))

test('who does not know the password is not told that an account is closed', () =>
  withApp(async app => {
    await change(app, await idOf(app.db, 'mother'), true)
    const { status, json } = await signIn(app, 'Wrong@123')
    assert.equal([status, json.error], [401, 'wrong_sign_in'])
  }))

test('a right password for a closed account is not counted as a wrong try', () =>
  withApp(async app => {
    await change(app, await idOf(app.db, 'mother'), true)
    for (let tries = 0; tries < 12; tries++) assert.is((await signIn(app)).status, 403)
  }))

test('the parent is told by SMS of closing, with the reason, and of opening, without the note', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    await change(app, mother, true)
    assert.equal(app.outbox, [], 'it is written with the change, and sent by the job')
    await jobs.notices(app)
    await change(app, mother, false, 'Đã gọi điện, hiểu nhầm.')
    await jobs.notices(app)
    assert.equal(
      app.outbox.map(({ text }) => text),
      [
        'AN NHI: Tai khoan cua ban da duoc mo lai, ban co the dang nhap. Can ho tro, hay goi 1900 0000 (8h-22h).',
        'AN NHI: Tai khoan cua ban da bi khoa. Ly do: Ban lai goi dich vu. Can ho tro, hay goi 1900 0000 (8h-22h).',
      ],
    )
    assert.is((await signIn(app)).status, 200)
  }))

test('who is opened again before the message left is told of opening alone, whatever is sent first', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    await change(app, mother, true)
    await change(app, mother, false)
    await jobs.notices(app)
    assert.equal(await app.db('notices').orderBy('id').pluck('outcome'), ['not_true_any_more', 'accepted'])
    assert.equal(app.outbox.length, 1)
  }))

test('resetting the password does not open an account, and a code from before is void', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    const before = await codeBy(app, 'reset')
    await change(app, mother, true)
    assert.ok((await using.reset(app, before)).json.fields.otp)
    app.services.clock.set(new Date(Date.now() + 120_000))
    assert.is((await using.reset(app, await codeBy(app, 'reset'))).status, 200)
    assert.is((await signIn(app, newPassword)).json.error, 'account_closed')
  }))

test('both changes are in the audit log, and lists and rows say since when and why', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    await app.token('mother')
    await change(app, mother, true)
    const read = async () => (await app.get(`/api/phu-huynh/${mother}`, asAdmin)).json.data
    const { khoa_luc, ly_do_khoa } = await read()
    assert.equal([typeof khoa_luc, ly_do_khoa], ['string', 'Bán lại gói dịch vụ.'])
    const [listed] = (await app.get('/api/phu-huynh?trang_thai=KHOA', asAdmin)).json.data
    assert.equal([listed.ma_phu_huynh, listed.khoa_luc], [mother, khoa_luc])
    await change(app, mother, false, 'Hiểu nhầm')
    const opened = await read()
    assert.equal([opened.khoa_luc, opened.ly_do_khoa], [null, null])
    assert.equal((await app.get('/api/phu-huynh?trang_thai=KHOA', asAdmin)).json.pagination.total, 0)
    const trail = await app.db('audit_log').where({ subject_kind: 'phu_huynh', subject: mother }).orderBy('id')
    assert.equal(
      trail.map(({ action, detail }) => [action, detail]),
      [
        ['account_closed', { ly_do_khoa: 'Bán lại gói dịch vụ.', sessions_ended: 1 }],
        ['account_opened', { ghi_chu: 'Hiểu nhầm' }],
      ],
    )
  }))

test('closing what is closed and opening what is open are refused, as are a missing reason and an unknown parent', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    assert.is((await change(app, mother, false)).json.error, 'opened_before')
    await change(app, mother, true)
    const again = await change(app, mother, true, 'Lý do khác')
    assert.equal([again.status, again.json.error], [409, 'closed_before'])
    assert.ok((await change(app, mother, false, ' ')).json.fields.ly_do)
    assert.is((await change(app, 2_147_483_647, true)).status, 404)
  }))

test('an admin cannot close their own account; another admin’s they can, who may then be demoted but not appointed', () =>
  withApp(async app => {
    const [admin, mother] = [await idOf(app.db, 'admin'), await idOf(app.db, 'mother')]
    assert.is((await change(app, admin, true)).json.error, 'own_closing')
    const role = (name: string) => app.ask('PUT', `/api/phu-huynh/${mother}/role`, { ...asAdmin, body: { role: name } })
    await role('admin')
    assert.is((await change(app, mother, true)).status, 200)
    assert.is((await role('user')).status, 200)
    assert.is((await role('admin')).json.error, 'closed_admin')
    const appointed = {
      sdt,
      email: 'x@test.vn',
      ten: 'X',
      askPassword: async () => mat_khau,
      now: new Date(),
      refuseCommonPasswords: true,
    }
    const said = await appointAdmin(app.db, appointed).catch(error => error.message)
    assert.is(said, 'This account is closed: an admin can open it in the console.')
  }))

test.run()
