import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { codeBy, using } from '../helpers/codes.ts'
import { idOf } from '../helpers/family.ts'
import { withCopies } from '../helpers/sealed.ts'
import { trySignIn } from '../helpers/sign-in.ts'

const body = { ten_phu_huynh: 'Lê Mới', email_phu_huynh: 'moi@test.vn', sdt: '0912 000 009', mat_khau: 'Moi@1234' }
const asAdmin = { as: 'admin' } as const
const create = (app: TestApp, given: Record<string, unknown> = {}) =>
  app.post('/api/phu-huynh', { ...body, ...given }, asAdmin)
const change = (app: TestApp, id: number, given: Record<string, unknown>) =>
  app.ask('PUT', `/api/phu-huynh/${id}`, { ...asAdmin, body: given })
const mothers = { ten_phu_huynh: 'Nguyễn Thị Hạnh', email_phu_huynh: 'hanh@test.vn' }

test('an admin creates a parent, who can log in at once', () =>
  withApp(async app => {
    const { status, json } = await create(app, { dia_chi: '12 Hàng Bài' })
    assert.is(status, 201)
    const { ngay_tao: _, ma_phu_huynh, ...rest } = json.data
    assert.equal(rest, {
      ten_phu_huynh: 'Lê Mới',
      email_phu_huynh: 'moi@test.vn',
      sdt: '+84912000009',
      dia_chi: '12 Hàng Bài',
      la_admin: false,
      phien_ban: 1,
    })
    assert.is((await trySignIn(app, { phone: '0912000009', password: body.mat_khau })).status, 200)
    const [entry] = await app.db('audit_log').where({ action: 'parent_created' })
    assert.equal([entry.subject, entry.detail.after.sdt], [ma_phu_huynh, '+84912000009'])
    assert.not.match(JSON.stringify(entry.detail), /argon2|Moi@/)
  }))

test('a parent may be created without a phone, and then nobody can log in or ask for a code', () =>
  withApp(async app => {
    const { json } = await create(app, { sdt: null })
    assert.is(json.data.sdt, null)
    await create(app, { sdt: undefined, email_phu_huynh: 'khac@test.vn' })
    await app.db('phu_huynh').where({ email_phu_huynh: 'hanh@test.vn' }).update({ sdt: null })
    assert.is((await trySignIn(app)).status, 401)
    await app.token('stranger')
    await app.db('phu_huynh').where({ email_phu_huynh: 'la@test.vn' }).update({ sdt: null })
    const asked = await app.post('/api/auth/send-change-password-otp', {}, { as: 'stranger' })
    assert.equal([asked.status, asked.json.error], [409, 'no_phone'])
  }))

test('each field of the form is checked, with the sentence that belongs to it', () =>
  withApp(async app => {
    for (const [given, field, message] of [
      [{ sdt: '0912x00009' }, 'sdt', 'Số điện thoại chỉ được chứa số, dấu +, -, (), và khoảng trắng'],
      [{ sdt: '091200000' }, 'sdt', 'Số điện thoại phải có từ 10-15 chữ số'],
      [{ sdt: '0912000000000000' }, 'sdt', 'Số điện thoại phải có từ 10-15 chữ số'],
      [{ sdt: '09120000091' }, 'sdt', 'Số điện thoại Việt Nam phải có 10 chữ số (bắt đầu bằng 0)'],
      [{ sdt: '+84 912 000 0091' }, 'sdt', 'Số điện thoại Việt Nam quốc tế phải có 12 chữ số (bắt đầu bằng +84)'],
      [{ sdt: '849120000091' }, 'sdt', 'Số điện thoại Việt Nam quốc tế phải có 12 chữ số (bắt đầu bằng +84)'],
      [{ sdt: '0000000000' }, 'sdt', 'Số điện thoại không hợp lệ'],
      [{ email_phu_huynh: 'moi' }, 'email_phu_huynh', 'Email không đúng định dạng'],
      [{ ten_phu_huynh: ' ' }, 'ten_phu_huynh', 'Vui lòng điền thông tin này.'],
      [{ mat_khau: 'moi1234' }, 'mat_khau', 'Mật khẩu chưa đáp ứng các yêu cầu bảo mật'],
      [{ mat_khau: '' }, 'mat_khau', 'Vui lòng điền thông tin này.'],
    ] as const) {
      const { status, json } = await create(app, given)
      assert.equal([status, json.fields?.[field]], [400, message], JSON.stringify(given))
    }
    for (const sdt of ['84912000009', '+84 912-000-009', '(0912) 000 009'])
      assert.is((await change(app, await idOf(app.db, 'mother'), { ...mothers, sdt })).json.data.sdt, '+84912000009')
  }))

const required = 'Vui lòng điền thông tin này.'
const phone = { sdt: 'Số điện thoại này đã được sử dụng. Vui lòng chọn số điện thoại khác.' }
const email = { email_phu_huynh: 'Email này đã được sử dụng. Vui lòng chọn email khác.' }

test('an e-mail or phone of somebody else is refused, when creating and when changing', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    for (const [answered, fields] of [
      [await create(app, { sdt: '0912000002' }), phone],
      [await create(app, { email_phu_huynh: 'LA@test.vn' }), email],
      [await change(app, mother, { ...mothers, sdt: '+84912000002' }), phone],
      [await change(app, mother, { ...mothers, email_phu_huynh: 'la@TEST.vn' }), email],
    ] as const)
      assert.equal([answered.status, answered.json.fields], [409, fields])
  }))

test('all faults of the form are reported at once', () =>
  withApp(async app => {
    const mistyped = { ten_phu_huynh: ' ', email_phu_huynh: 'moi', sdt: '0912', mat_khau: 'moi' }
    const first = await create(app, mistyped)
    assert.equal([first.status, Object.keys(first.json.fields).sort()], [400, Object.keys(mistyped).sort()])
    const taken = await create(app, { email_phu_huynh: 'la@test.vn', sdt: '0912000002' })
    assert.equal([taken.status, Object.keys(taken.json.fields).sort()], [409, ['email_phu_huynh', 'sdt']])
    const mixed = await create(app, { email_phu_huynh: 'la@test.vn', sdt: '0000000000' })
    assert.equal([mixed.status, Object.keys(mixed.json.fields).sort()], [400, ['email_phu_huynh', 'sdt']])
    const partly = await create(app, { ten_phu_huynh: ' ', email_phu_huynh: 'la@test.vn', sdt: '0912 000 002' })
    assert.equal([partly.status, partly.json.fields], [400, { ten_phu_huynh: required, ...email, ...phone }])
    const changed = await change(app, await idOf(app.db, 'mother'), { ten_phu_huynh: '', sdt: '0912000002' })
    assert.equal([changed.status, changed.json.fields], [400, { ten_phu_huynh: required, ...phone }])
  }))

test('a change names only what it changes, and a field that is sent empty is emptied', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    const { json } = await change(app, mother, { dia_chi: '12 Hàng Bài' })
    const { ten_phu_huynh, email_phu_huynh, sdt, dia_chi } = json.data
    assert.equal(
      { ten_phu_huynh, email_phu_huynh, sdt, dia_chi },
      { ...mothers, sdt: '+84912000001', dia_chi: '12 Hàng Bài' },
    )
    const emptied = (await change(app, mother, { dia_chi: '', sdt: '' })).json.data
    assert.equal([emptied.dia_chi, emptied.sdt, emptied.ten_phu_huynh], [null, null, mothers.ten_phu_huynh])
    const { status, json: refused } = await change(app, mother, { ten_phu_huynh: '' })
    assert.equal([status, Object.keys(refused.fields)], [400, ['ten_phu_huynh']])
    assert.is((await create(app, { sdt: '', dia_chi: '' })).json.data.sdt, null)
  }))

test('a change with a blank password keeps the password, and the audit log has the values before and after', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    const { json } = await change(app, mother, { ...mothers, dia_chi: 'Huế', mat_khau: '', phien_ban: 1 })
    assert.equal([json.data.dia_chi, json.data.sdt, json.data.phien_ban], ['Huế', '+84912000001', 2])
    assert.is((await trySignIn(app)).status, 200)
    const [entry] = await app.db('audit_log').where({ action: 'parent_changed' })
    assert.equal(entry.detail, { before: { dia_chi: null }, after: { dia_chi: 'Huế' } })
  }))

test('a change based on an old version is refused with the parent as it is now', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    await app.ask('PUT', `/api/phu-huynh/${mother}/role`, { ...asAdmin, body: { role: 'admin' } })
    const { status, json } = await change(app, mother, { ...mothers, ten_phu_huynh: 'Khác', phien_ban: 1 })
    assert.equal([status, json.error], [409, 'stale'])
    assert.equal([json.data.ten_phu_huynh, json.data.la_admin, json.data.phien_ban], ['Nguyễn Thị Hạnh', true, 2])
    assert.is('mat_khau' in json.data, false)
    const asOfParent = { ...mothers, sdt: '0912000009', mat_khau: 'Moi@1234', phien_ban: 1 }
    assert.is((await change(app, mother, asOfParent)).json.error, 'stale', 'before what is not allowed for an admin')
  }))

test('a password set by an admin ends the parent’s sessions, gets a new sealed copy, and is announced to the parent', () =>
  withCopies(async (app, mother) => {
    await app.token('mother')
    const { device } = await trySignIn(app)
    const before = await app.db('sealed_passwords').where({ ma_phu_huynh: mother }).first()
    const set = await change(app, mother, { ...mothers, sdt: '0912000009', mat_khau: 'Moi@1234' })
    assert.is(set.status, 200)
    assert.is((await app.get('/api/auth/me', { as: 'mother' })).status, 401)
    assert.is((await trySignIn(app, { phone: '0912000009', password: 'Moi@1234', device })).status, 200)
    const after = await app.db('sealed_passwords').where({ ma_phu_huynh: mother }).first()
    assert.not.equal(after.sealed, before.sealed)
    assert.equal(
      [app.outbox[0]!.to, /quan tri vien vua dat mat khau moi/.test(app.outbox[0]!.text)],
      ['+84912000001', true],
    )
  }))

test('codes and known browsers of the phone that a parent had do not open the account', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    const code = await codeBy(app, 'reset')
    const generation = async () =>
      (await app.db('phu_huynh').where({ ma_phu_huynh: mother }).first('device_generation')).device_generation
    const before = await generation()
    await change(app, mother, { ...mothers, sdt: '0912000009' })
    assert.is((await using.reset(app, code)).status, 400)
    assert.is(await generation(), before + 1)
    await change(app, mother, { ...mothers, sdt: '0912000001' })
    assert.is((await using.reset(app, code)).status, 400)
  }))

test('a missing parent is a 404', () =>
  withApp(async app => {
    assert.is((await change(app, 2_147_483_647, mothers)).status, 404)
    assert.is((await app.ask('DELETE', '/api/phu-huynh/2147483647', asAdmin)).status, 404)
    assert.is((await app.get('/api/phu-huynh/2147483647', asAdmin)).status, 404)
  }))

test.run()
