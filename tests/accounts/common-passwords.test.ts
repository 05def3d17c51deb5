import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isCommon } from '../../src/accounts/common-passwords.ts'
import { withApp } from '../helpers/app.ts'
import { codeBy, using } from '../helpers/codes.ts'

const common = ['P@ssw0rd', 'p@SSW0RD', 'Abc@123', 'Admin@123', 'Matkhau@123', 'Vietnam@2024', 'Qwerty1!', '1qaz@WSX']
const others = ['Diều@2026', 'Hoa sen#7', 'P@ssw0rdX', 'Matkhau@1237', 'constructor', '__proto__', '']

test('common passwords are recognised in upper and lower case; others are not', () => {
  for (const password of common) assert.ok(isCommon(password), password)
  for (const password of others) assert.not.ok(isCommon(password), password)
})

for (const [setting, refused] of [
  ['refuse', true],
  ['allow', false],
] as const)
  test(`COMMON_PASSWORDS=${setting} applies to registration, reset and change`, () =>
    withApp(
      async app => {
        const typed = { register: 'mat_khau', reset: 'mat_khau_moi', change: 'mat_khau_moi' } as const
        for (const [purpose, field] of Object.entries(typed) as ['register', 'mat_khau'][]) {
          await app.db('rate_limits').delete()
          const { status, json } = await using[purpose](app, '000000', { [field]: 'Matkhau@123' })
          assert.equal([status, json.error], [400, refused ? 'password_too_common' : 'wrong_code'], purpose)
        }
        const code = await codeBy(app, 'register')
        assert.is((await using.register(app, code, { mat_khau: 'Matkhau@123' })).status, refused ? 400 : 201)
      },
      { COMMON_PASSWORDS: setting },
    ))

test('in production common passwords are refused by default', () =>
  withApp(
    async app => {
      assert.ok(app.config.refuseCommonPasswords)
    },
    { NODE_ENV: 'production', APP_ORIGIN: 'https://anni.test' },
  ))

test.run()
