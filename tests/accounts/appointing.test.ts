import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { appointAdmin } from '../../src/accounts/index.ts'
import { withApp } from '../helpers/app.ts'
import { operatorMessage } from '../helpers/operator-message.ts'
import { people } from '../helpers/people.ts'
import { withCopies } from '../helpers/sealed.ts'

const now = new Date()
const newcomer = { sdt: '0987 654 321', email: ' Sep@Test.vn ', ten: ' Sếp Mới ', refuseCommonPasswords: true }
const typing = (password: string) => async () => password
const neverAsked = async () => assert.unreachable('no password is needed') as never

test('appointing an unknown phone creates an admin who can sign in', () =>
  withApp(async app => {
    assert.is(await appointAdmin(app.db, { ...newcomer, now, askPassword: typing('Diều@2026') }), 'created')
    const { json } = await app.post('/api/auth/login', { sdt: '0987654321', mat_khau: 'Diều@2026' })
    const { la_admin, ten_phu_huynh, email_phu_huynh } = json.data.user
    assert.equal([la_admin, ten_phu_huynh, email_phu_huynh], [true, 'Sếp Mới', 'Sep@Test.vn'])
    assert.is((await app.db('audit_log').where({ action: 'admin_appointed' })).length, 1)
  }))

test('promoting a parent keeps their account, deletes the sealed copy and asks for no password', () =>
  withCopies(async app => {
    const { sdt, mat_khau, ten_phu_huynh } = people.mother
    assert.is(await appointAdmin(app.db, { ...newcomer, sdt, now, askPassword: neverAsked }), 'promoted')
    const { json } = await app.post('/api/auth/login', { sdt, mat_khau })
    assert.equal([json.data.user.la_admin, json.data.user.ten_phu_huynh], [true, ten_phu_huynh])
    assert.is((await app.db('sealed_passwords')).length, 0)
  }))

const refusals: [string, object, string, RegExp][] = [
  ['an invalid phone', { sdt: '12' }, 'Diều@2026', /"12" is not a phone number/],
  ['an invalid e-mail', { email: 'sep' }, 'Diều@2026', /not a name with an e-mail/],
  ['no name', { ten: '  ' }, 'Diều@2026', /not a name with an e-mail/],
  ['a taken e-mail', { email: 'HANH@test.vn' }, 'Diều@2026', /belongs to somebody else/],
  ['a weak password', {}, 'yeu', /needs 6 to 128 characters/],
  ['a password that everybody tries first', {}, 'Admin@123', /Everybody tries this password first/],
]
for (const [what, change, password, why] of refusals)
  test(`with ${what} no admin is created, and a one-line error says why`, () =>
    withApp(async app => {
      const before = await app.db('phu_huynh').orderBy('ma_phu_huynh')
      const work = appointAdmin(app.db, { ...newcomer, now, askPassword: typing(password), ...change })
      assert.match(await operatorMessage(work), why)
      assert.equal(await app.db('phu_huynh').orderBy('ma_phu_huynh'), before)
    }))

test('who registers with the phone while the password is typed keeps their account, and the command is to be repeated', () =>
  withApp(async app => {
    const register = async () => {
      await app
        .db('phu_huynh')
        .where({ email_phu_huynh: people.mother.email_phu_huynh })
        .update({ sdt: '+84987654321' })
      return 'Diều@2026'
    }
    const message = await operatorMessage(appointAdmin(app.db, { ...newcomer, now, askPassword: register }))
    assert.match(message, /registered with this phone or e-mail just now: try again/)
    assert.is((await app.db('phu_huynh').where({ sdt: '+84987654321', la_admin: true })).length, 0)
  }))

test.run()
