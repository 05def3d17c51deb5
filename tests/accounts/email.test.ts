import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { codeBy, newcomer, using } from '../helpers/codes.ts'
import { people } from '../helpers/people.ts'

const good = [
  'a@b.vn',
  'ten.ho+con@cong-ty.com.vn',
  "o'brien@x.io",
  'TEN@Test.VN',
  'tên@miền.vn',
  `${'a'.repeat(64)}@b.vn`,
]
const bad = ['a', 'a@b', '@b.vn', 'a@.vn', 'a@b.', 'a@b..vn', 'a b@c.vn', 'a@b c.vn', 'a@b@c.vn', 'a@b.vn, c@d.vn']

test('an e-mail with an invalid format is refused with its own message, a valid one is accepted', () =>
  withApp(async app => {
    for (const email_phu_huynh of bad) {
      const { status, json } = await using.register(app, '000000', { email_phu_huynh })
      assert.equal([status, json.fields.email_phu_huynh], [400, 'Email không đúng định dạng'], email_phu_huynh)
    }
    for (const email_phu_huynh of [...good, ...good.map(each => ` ${each} \t`)])
      assert.is((await using.register(app, '000000', { email_phu_huynh })).json.error, 'wrong_code', email_phu_huynh)
    const long = await using.register(app, '000000', { email_phu_huynh: `a@${'b'.repeat(255)}.vn` })
    assert.is(long.status, 400)
  }))

test('name, e-mail, phone and code are trimmed, and accents are composed', () =>
  withApp(async app => {
    const otp = await codeBy(app, 'register')
    const { status, json } = await using.register(app, ` ${otp} `, {
      email_phu_huynh: ' Moi@Test.vn ',
      ten_phu_huynh: `  ${'Lê Mới'.normalize('NFD')}\u00a0`,
      sdt: ' +84 987 654 321 ',
    })
    assert.is(status, 201)
    const { email_phu_huynh, ten_phu_huynh, sdt } = json.data.user
    assert.equal([email_phu_huynh, ten_phu_huynh, sdt], ['Moi@Test.vn', 'Lê Mới', '+84987654321'])
  }))

test('a blank name counts as missing, and a password keeps its spaces', () =>
  withApp(async app => {
    const otp = await codeBy(app, 'register')
    const { json } = await using.register(app, otp, { ten_phu_huynh: ' \t ' })
    assert.is(json.fields.ten_phu_huynh, 'Vui lòng nhập họ và tên')
    const mat_khau = ' Diều@2026 '
    assert.is((await using.register(app, otp, { mat_khau })).status, 201)
    const signIn = (password: string) => app.post('/api/auth/login', { sdt: newcomer.sdt, mat_khau: password })
    assert.equal([(await signIn(mat_khau)).status, (await signIn(mat_khau.trim())).status], [200, 401])
  }))

test('e-mails are unique regardless of case, in both steps of registration and in the database', () =>
  withApp(async app => {
    const email_phu_huynh = ` ${people.mother.email_phu_huynh.toUpperCase()}`
    const first = await app.post('/api/auth/send-registration-otp', { sdt: newcomer.sdt, email_phu_huynh })
    assert.equal([first.status, first.json.error], [409, 'email_taken'])
    const otp = await codeBy(app, 'register')
    assert.is((await using.register(app, otp, { email_phu_huynh })).json.error, 'email_taken')
    const row = { ten_phu_huynh: 'n', sdt: '+84987654399', mat_khau: '$argon2id$x', ngay_tao: new Date() }
    await app.db.raw('savepoint before')
    const error = await app
      .db('phu_huynh')
      .insert({ ...row, email_phu_huynh: 'HANH@test.vn' })
      .catch(thrown => thrown)
    assert.is(error.constraint, 'phu_huynh_email_unique')
    await app.db.raw('rollback to savepoint before')
  }))

test.run()
