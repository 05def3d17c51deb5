import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { codeFor, newcomer } from '../helpers/codes.ts'
import { people } from '../helpers/people.ts'

test('registering creates a parent who is signed in', () =>
  withApp(async app => {
    const sent = await app.post('/api/auth/send-registration-otp', { sdt: newcomer.sdt })
    assert.equal([sent.status, sent.json.data], [200, { resend_after: 60, valid_for: 300 }])
    const otp = codeFor(app, newcomer.sdt)
    const { status, json, headers } = await app.post('/api/auth/register', { ...newcomer, otp })
    assert.is(status, 201)
    assert.equal(Object.keys(json.data.user), [
      'ma_phu_huynh',
      'ten_phu_huynh',
      'email_phu_huynh',
      'sdt',
      'dia_chi',
      'la_admin',
      'ngay_tao',
    ])
    assert.is(json.data.user.la_admin, false)
    assert.match(headers.get('set-cookie') ?? '', /^token=/)
    const me = await app.get('/api/auth/me', { headers: { Authorization: `Bearer ${json.data.token}` } })
    assert.is(me.json.data.sdt, '+84987654321')
  }))

test('every invalid field has its own message, and creates no account', () =>
  withApp(async app => {
    const otp = await asked(app)
    const wrong: [Partial<Record<string, string>>, field: string, sentence: string][] = [
      [{ email_phu_huynh: 'moi@test' }, 'email_phu_huynh', 'Email không đúng định dạng'],
      [{ sdt: '09876543' }, 'sdt', 'Số điện thoại không hợp lệ. Số cần có 10 đến 11 chữ số.'],
      [
        { sdt: '02438291291' },
        'sdt',
        'Mã OTP chỉ gửi được đến số di động Việt Nam. Vui lòng kiểm tra lại số điện thoại.',
      ],
      [{ mat_khau: 'khongcohoa1@' }, 'mat_khau', 'Mật khẩu chưa đáp ứng các yêu cầu bảo mật'],
      [{ ten_phu_huynh: '' }, 'ten_phu_huynh', 'Vui lòng nhập họ và tên'],
      [{ otp: '' }, 'otp', 'Vui lòng nhập mã OTP'],
    ]
    for (const [change, field, sentence] of wrong) {
      const { status, json } = await app.post('/api/auth/register', { ...newcomer, otp, ...change })
      assert.equal([status, json.fields[field]], [400, sentence])
    }
    assert.is((await app.db('phu_huynh').where({ email_phu_huynh: newcomer.email_phu_huynh })).length, 0)
    assert.is((await app.post('/api/auth/register', { ...newcomer, otp })).status, 201)
  }))

test('a taken phone or e-mail has its own message, regardless of case', () =>
  withApp(async app => {
    const phone = await app.post('/api/auth/send-registration-otp', { sdt: people.mother.sdt })
    assert.equal(
      [phone.status, phone.json.fields.sdt],
      [409, 'Số điện thoại này đã được sử dụng. Vui lòng chọn số điện thoại khác.'],
    )
    const { sdt, email_phu_huynh } = people.mother
    const both = await app.post('/api/auth/send-registration-otp', { sdt, email_phu_huynh })
    assert.equal(Object.keys(both.json.fields), ['sdt', 'email_phu_huynh'], 'both are said at once')
    const otp = await asked(app)
    const taken = { ...newcomer, email_phu_huynh: people.mother.email_phu_huynh.toUpperCase(), otp }
    const email = await app.post('/api/auth/register', taken)
    assert.equal(
      [email.status, email.json.fields.email_phu_huynh],
      [409, 'Email này đã được sử dụng. Vui lòng chọn email khác.'],
    )
    assert.is((await app.post('/api/auth/register', { ...newcomer, otp })).status, 201, 'the code is still valid')
  }))

test('a taken e-mail can be corrected without waiting', () =>
  withApp(async app => {
    const ask = (email_phu_huynh: string) =>
      app.post('/api/auth/send-registration-otp', { sdt: newcomer.sdt, email_phu_huynh })
    assert.is((await ask(people.mother.email_phu_huynh)).status, 409)
    assert.is((await ask(newcomer.email_phu_huynh)).status, 200)
  }))

test('a common password is refused if COMMON_PASSWORDS=refuse', () =>
  withApp(
    async app => {
      const otp = await asked(app)
      const { json } = await app.post('/api/auth/register', { ...newcomer, mat_khau: 'Password@123', otp })
      assert.is(json.error, 'password_too_common')
    },
    { COMMON_PASSWORDS: 'refuse' },
  ))

test('an SMS that cannot be sent is a 503, and the user may ask again at once', () =>
  withApp(async app => {
    const { sms } = app.services
    app.services.sms = async () => ({ ok: false, reason: 'no_balance' })
    const failed = await app.post('/api/auth/send-registration-otp', { sdt: newcomer.sdt })
    assert.equal([failed.status, failed.json.error, failed.headers.get('retry-after')], [503, 'sms_not_sent', '30'])
    app.services.sms = sms
    assert.is((await app.post('/api/auth/send-registration-otp', { sdt: newcomer.sdt })).status, 200)
  }))

async function asked(app: TestApp): Promise<string> {
  await app.post('/api/auth/send-registration-otp', { sdt: newcomer.sdt })
  return codeFor(app, newcomer.sdt)
}

test.run()
