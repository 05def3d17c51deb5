import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SendSms } from '../../src/messages/index.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { codeBy, newPassword, using, wrongFor } from '../helpers/codes.ts'
import { idOf } from '../helpers/family.ts'
import { meanwhile } from '../helpers/meanwhile.ts'
import { people } from '../helpers/people.ts'
import { timed } from '../helpers/time.ts'

const { sdt, mat_khau } = people.mother
const nobody = '0987000000'
const ask = (app: TestApp, phone: string) => app.post('/api/auth/send-reset-otp', { sdt: phone })
const signIn = (app: TestApp, password: string) => app.post('/api/auth/login', { sdt, mat_khau: password })

const senders: Record<string, SendSms | null> = {
  'that works': null,
  'that fails': async () => ({ ok: false, reason: 'unreachable' }),
  'that throws': async () => Promise.reject(new Error('odd')),
  'that never answers': () => new Promise(() => {}),
}

for (const [what, sms] of Object.entries(senders))
  test(`R11: with a sender ${what}, known and unknown phones get the same responses, also on a second request`, () =>
    withApp(async app => {
      timed(app)
      if (sms) app.services.sms = sms
      const answers = async (phone: string) => {
        const both = [await ask(app, phone), await ask(app, phone)]
        return both.map(({ status, text, headers }) => [status, text, Number(headers.get('retry-after')) >= 58])
      }
      const known = await answers(sdt)
      assert.equal(known, await answers(nobody))
      assert.equal([known[0]![0], known[1]![0]], [200, 429])
      assert.equal(
        app.outbox.map(({ to }) => to),
        sms ? [] : ['+84912000001'],
      )
    }))

test('R11: trying a code for an unknown phone gets the same response as a wrong code', () =>
  withApp(async app => {
    await ask(app, nobody)
    const known = await using.reset(app, '000000')
    const unknown = await using.reset(app, '000000', { sdt: nobody })
    assert.equal([known.status, known.text], [unknown.status, unknown.text])
  }))

test('R18: a reset ends every session, starts none, writes the audit log and sends a notice', () =>
  withApp(async app => {
    await app.token('mother')
    const other = (await signIn(app, mat_khau)).json.data.token
    const code = await codeBy(app, 'reset')
    const { status, json, headers } = await using.reset(app, code)
    assert.equal(
      [status, json.data, headers.getSetCookie().map(cookie => cookie.split('=')[0])],
      [200, null, ['device']],
    )
    assert.is((await app.get('/api/auth/me', { as: 'mother' })).status, 401)
    assert.is((await app.get('/api/auth/me', { headers: { Authorization: `Bearer ${other}` } })).status, 401)
    assert.is((await signIn(app, mat_khau)).status, 401)
    assert.is((await signIn(app, newPassword)).status, 200)
    const [notice] = app.outbox
    assert.equal([notice!.to, /vua duoc dat lai/.test(notice!.text)], ['+84912000001', true])
    const trace = await app.db('audit_log').where({ action: 'password_reset' }).first()
    assert.is(trace.subject, await idOf(app.db, 'mother'))
  }))

test('a reset ends no sessions of other accounts', () =>
  withApp(async app => {
    await app.token('stranger')
    await using.reset(app, await codeBy(app, 'reset'))
    assert.is((await app.get('/api/auth/me', { as: 'stranger' })).status, 200)
  }))

test('the messages of a reset are in the language of the account, not of the caller', () =>
  withApp(async app => {
    await app.db('phu_huynh').where({ sdt: '+84912000001' }).update({ ngon_ngu: 'en' })
    await using.reset(app, await codeBy(app, 'reset'))
    const [notice, code] = app.outbox
    assert.match(code!.text, /^AN NHI: Your verification code to reset the password is \d{6}/i)
    assert.match(notice!.text, /Your password has just been reset/)
  }))

test('R6: a wrong code changes no password, ends no session and sends no message', () =>
  withApp(async app => {
    await app.token('mother')
    const code = await codeBy(app, 'reset')
    const { status, json } = await using.reset(app, wrongFor(code))
    assert.equal([status, json.error], [400, 'wrong_code'])
    assert.is((await app.get('/api/auth/me', { as: 'mother' })).status, 200)
    assert.is((await signIn(app, mat_khau)).status, 200)
    assert.is(app.outbox.length, 1)
  }))

test('a code cannot recreate an account that was deleted after it was sent', () =>
  withApp(async app => {
    const code = await codeBy(app, 'reset')
    await app.db('phu_huynh').where({ sdt: '+84912000001' }).delete()
    assert.is((await using.reset(app, code)).json.error, 'wrong_code')
    assert.is((await signIn(app, newPassword)).status, 401)
  }))

test('a sign-in whose password is reset while it is being compared starts no session', () =>
  withApp(async app => {
    const code = await codeBy(app, 'reset')
    meanwhile(app, () => using.reset(app, code))
    assert.is((await signIn(app, mat_khau)).status, 503)
    assert.is((await app.db('sessions')).length, 0)
    assert.is((await signIn(app, mat_khau)).status, 401)
  }))

test('signing in to an account that is deleted during the comparison is a 503, then a 401', () =>
  withApp(async app => {
    meanwhile(app, () => app.db('phu_huynh').where({ sdt: '+84912000001' }).delete())
    assert.is((await signIn(app, mat_khau)).status, 503)
    assert.is((await signIn(app, mat_khau)).status, 401)
  }))

test('a notice that cannot be sent changes nothing', () =>
  withApp(async app => {
    const code = await codeBy(app, 'reset')
    app.services.sms = async () => Promise.reject(new Error('odd'))
    assert.is((await using.reset(app, code)).status, 200)
    assert.is((await signIn(app, newPassword)).status, 200)
  }))

test.run()
