import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { codeBy, newPassword, sending, using } from '../helpers/codes.ts'
import { meanwhile } from '../helpers/meanwhile.ts'
import { people } from '../helpers/people.ts'
import { minute, timed } from '../helpers/time.ts'

const { sdt, mat_khau } = people.mother
const weak = 'Mật khẩu chưa đáp ứng các yêu cầu bảo mật'
const signIn = (app: TestApp, password: string) => app.post('/api/auth/login', { sdt, mat_khau: password })
const isSignedIn = async (app: TestApp, token: string) =>
  (await app.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })).status === 200

test('R18: after a change only the new password works, all other sessions end, and the parent gets a notice', () =>
  withApp(async app => {
    const token = await app.token('mother')
    const other = (await signIn(app, mat_khau)).json.data.token
    const { status, json } = await using.change(app, await codeBy(app, 'change'))
    assert.equal([status, json.data, json.message], [200, null, 'Đổi mật khẩu thành công'])
    assert.equal([await isSignedIn(app, token), await isSignedIn(app, other)], [true, false])
    assert.is((await signIn(app, mat_khau)).status, 401)
    assert.is((await signIn(app, newPassword)).status, 200)
    assert.match(app.outbox[0]!.text, /Mat khau cua ban vua duoc doi/)
    assert.is((await app.db('audit_log').where({ action: 'password_changed' })).length, 1)
  }))

test('R6: a wrong current password is a 400 with its own message, and the session stays valid', () =>
  withApp(async app => {
    const code = await codeBy(app, 'change')
    const { status, json, headers } = await using.change(app, code, { mat_khau_cu: 'Wrong@123' })
    assert.equal([status, json.fields], [400, { mat_khau_cu: 'Mật khẩu hiện tại không đúng' }])
    assert.is(headers.get('set-cookie'), null)
    assert.ok(await isSignedIn(app, await app.token('mother')))
    assert.is((await using.change(app, code)).status, 200, 'the code is still valid')
  }))

const refusals: [string, object, string, string][] = [
  ['too short', { mat_khau_moi: 'Sen#1' }, 'mat_khau_moi', weak],
  ['no capital', { mat_khau_moi: 'hoa sen#7' }, 'mat_khau_moi', weak],
  ['no small letter', { mat_khau_moi: 'HOA SEN#7' }, 'mat_khau_moi', weak],
  ['no digit', { mat_khau_moi: 'Hoa sen#' }, 'mat_khau_moi', weak],
  ['no special character', { mat_khau_moi: 'Hoa sen7' }, 'mat_khau_moi', weak],
  ['no special character but loose accents', { mat_khau_moi: 'Điều sen7'.normalize('NFD') }, 'mat_khau_moi', weak],
  ['long', { mat_khau_moi: `Hoa sen#7${'a'.repeat(120)}` }, 'mat_khau_moi', 'Nội dung này dài quá mức cho phép.'],
  ['empty', { mat_khau_moi: '' }, 'mat_khau_moi', 'Vui lòng nhập mật khẩu mới'],
  ['the same', { mat_khau_moi: mat_khau }, 'mat_khau_moi', 'Mật khẩu mới phải khác mật khẩu hiện tại'],
  ['without a code', { otp: '' }, 'otp', 'Vui lòng nhập mã OTP'],
]
for (const [what, change, field, sentence] of refusals)
  test(`R7: a new password is refused with the exact message: ${what}`, () =>
    withApp(async app => {
      const { status, json } = await using.change(app, '123456', change)
      assert.equal([status, json.fields?.[field]], [400, sentence])
    }))

test('R7: the old password in another Unicode composition counts as the same password', () =>
  withApp(async app => {
    const composed = 'Diều@2026'.normalize('NFC')
    const first = await using.change(app, await codeBy(app, 'change'), { mat_khau_moi: composed })
    assert.is(first.status, 200)
    const again = { mat_khau_cu: composed, mat_khau_moi: composed.normalize('NFD') }
    assert.is((await using.change(app, '123456', again)).json.error, 'same_password')
    assert.is((await signIn(app, composed.normalize('NFD'))).status, 200)
  }))

test('without a code that was sent, the right current password changes nothing', () =>
  withApp(async app => {
    assert.is((await using.change(app, '123456')).json.error, 'wrong_code')
    assert.is((await signIn(app, mat_khau)).status, 200)
  }))

test('a hijacked session cannot guess passwords without the phone, and only ten times with it', () =>
  withApp(async app => {
    const at = timed(app)
    const wrong = { mat_khau_cu: 'Wrong@123' }
    for (let i = 0; i < 19; i++) assert.is((await using.change(app, '123456', wrong)).json.error, 'wrong_code')
    const got: string[] = []
    for (const seconds of [0, 70, 140]) {
      at(seconds)
      const code = await codeBy(app, 'change')
      for (let i = 0; i < 5; i++) got.push((await using.change(app, code, wrong)).json.error)
    }
    assert.equal(got, [...Array(10).fill('wrong_current_password'), ...Array(5).fill('too_many_tries')])
    at(15 * minute)
    assert.is((await using.change(app, await codeBy(app, 'change'))).status, 200)
  }))

test('a second tab that uses the same code gets wrong_code', () =>
  withApp(async app => {
    const code = await codeBy(app, 'change')
    assert.is((await using.change(app, code)).status, 200)
    const second = await using.change(app, code, { mat_khau_cu: newPassword, mat_khau_moi: 'Hoa cúc#8' })
    assert.is(second.json.error, 'wrong_code')
  }))

test('a code becomes invalid when the phone of the account changes', () =>
  withApp(async app => {
    const code = await codeBy(app, 'change')
    await app.db('phu_huynh').where({ sdt: '+84912000001' }).update({ sdt: '+84912000009' })
    assert.is((await using.change(app, code)).json.error, 'wrong_code')
  }))

test('a change whose old password is reset while it is being compared changes nothing', () =>
  withApp(async app => {
    const at = timed(app)
    const code = await codeBy(app, 'change')
    at(61)
    const reset = await codeBy(app, 'reset')
    meanwhile(app, () => using.reset(app, reset, { mat_khau_moi: 'Hoa cúc#8' }))
    assert.is((await using.change(app, code)).status, 503)
    assert.is((await signIn(app, 'Hoa cúc#8')).status, 200)
  }))

test('a visitor can neither request nor use a code to change a password', () =>
  withApp(async app => {
    const code = await codeBy(app, 'change')
    assert.is((await app.post('/api/auth/send-change-password-otp')).status, 401)
    const typed = { mat_khau_cu: mat_khau, mat_khau_moi: newPassword, otp: code }
    assert.is((await app.post('/api/auth/change-password', typed)).status, 401)
    assert.is((await sending.change(app, { as: 'stranger' })).status, 200)
    assert.is((await app.post('/api/auth/change-password', typed, { as: 'stranger' })).status, 400)
  }))

test.run()
