import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { codeBy, newcomer, newPassword, using } from '../helpers/codes.ts'
import { logWritten } from '../helpers/log.ts'
import { people } from '../helpers/people.ts'

test('the phone may be typed in different formats for the code, registration, sign-in and reset', () =>
  withApp(async app => {
    await app.post('/api/auth/send-registration-otp', { sdt: '84987654321' })
    const otp = app.outbox[0]!.text.match(/\d{6}/)![0]
    assert.is((await using.register(app, otp, { sdt: '+84 987-654-321' })).status, 201)
    assert.is((await app.post('/api/auth/login', { sdt: '0987.654.321', mat_khau: newcomer.mat_khau })).status, 200)
    await app.db('rate_limits').delete()
    await app.post('/api/auth/send-reset-otp', { sdt: '(098) 765 4321' })
    const code = app.outbox[0]!.text.match(/\d{6}/)![0]
    assert.is((await using.reset(app, code, { sdt: '84 987 654 321' })).status, 200)
    assert.is((await app.post('/api/auth/login', { sdt: '+84987654321', mat_khau: newPassword })).status, 200)
  }))

test('registering while signed in as somebody else starts the new session and ends the old one', () =>
  withApp(async app => {
    const otp = await codeBy(app, 'register')
    const headers = { Authorization: `Bearer ${await app.token('mother')}` }
    const { json } = await app.post('/api/auth/register', { ...newcomer, otp }, { headers })
    assert.is((await app.get('/api/auth/me', { headers })).status, 401)
    const own = { Authorization: `Bearer ${json.data.token}` }
    assert.is((await app.get('/api/auth/me', { headers: own })).json.data.sdt, '+84987654321')
  }))

test('registration cannot set la_admin, the id, the date or the address', () =>
  withApp(async app => {
    const otp = await codeBy(app, 'register')
    for (const more of [{ la_admin: true }, { ma_phu_huynh: 1 }, { ngay_tao: '2020-01-01' }, { dia_chi: 'x' }]) {
      const { status, json } = await using.register(app, otp, more)
      assert.equal([status, json.fields[Object.keys(more)[0]!]], [400, json.message])
    }
    assert.is((await using.register(app, otp)).json.data.user.la_admin, false)
  }))

test('R69: registration, reset and failed messages log no phone, code, token or password', () =>
  withApp(async app => {
    const otp = await codeBy(app, 'register')
    const { json } = await using.register(app, otp)
    const reset = await codeBy(app, 'reset')
    await using.reset(app, reset)
    app.services.sms = async () => ({ ok: false, reason: 'unreachable' })
    await app.post('/api/auth/send-registration-otp', { sdt: '0987654399' })
    await logWritten()
    const log = app.logged.join('\n')
    for (const secret of [otp, reset, json.data.token, newcomer.mat_khau, newPassword])
      assert.not.ok(log.includes(`${secret}`), secret)
    for (const phone of [newcomer.sdt, people.mother.sdt, '0987654399']) assert.not.match(log, phone.slice(1))
    assert.not.match(log, /Ma OTP|moi@test/)
  }))

test('the language at registration is used for messages and stored in the account', () =>
  withApp(async app => {
    const headers = { 'Accept-Language': 'en' }
    await app.post('/api/auth/send-registration-otp', { sdt: newcomer.sdt }, { headers })
    assert.match(app.outbox[0]!.text, /Your registration verification code is \d{6}/)
    const otp = app.outbox[0]!.text.match(/\d{6}/)![0]
    await app.post('/api/auth/register', { ...newcomer, otp }, { headers })
    assert.is((await app.db('phu_huynh').where({ sdt: '+84987654321' }).first()).ngon_ngu, 'en')
  }))

test.run()
