import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SendSms } from '../../src/messages/index.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { codeBy, newPassword, using, wrongFor } from '../helpers/codes.ts'
import { idOf } from '../helpers/family.ts'
import { meanwhile } from '../helpers/meanwhile.ts'
import { people } from '../helpers/people.ts'
import { day, timed } from '../helpers/time.ts'

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
  test(`R11: with a sender ${what}, a known phone and an unknown one are answered alike, now and on asking again`, () =>
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

test('R11: how long the answer takes does not tell whether the phone is known', () =>
  withApp(async app => {
    const at = timed(app)
    app.services.sms = () => new Promise(sent => setTimeout(() => sent({ ok: true }), 100))
    const took: Record<string, number[]> = { [sdt]: [], [nobody]: [] }
    for (let i = 0; i < 40; i++)
      for (const phone of i % 2 ? [sdt, nobody] : [nobody, sdt]) {
        at(i * day)
        const began = performance.now()
        assert.is((await ask(app, phone)).status, 200)
        took[phone]!.push(performance.now() - began)
      }
    const [known, unknown] = [median(took[sdt]!), median(took[nobody]!)]
    const apart = Math.abs(known - unknown)
    assert.ok(apart < 10 || apart < 0.15 * known, `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`)
  }))

test('R11: a code for an unknown phone opens nothing, even once somebody knew it', () =>
  withApp(async app => {
    await ask(app, nobody)
    const known = await using.reset(app, '000000')
    const unknown = await using.reset(app, '000000', { sdt: nobody })
    assert.equal([known.status, known.text], [unknown.status, unknown.text])
  }))

test('a reset ends every session, signs nobody in, leaves a trace and tells the parent', () =>
  withApp(async app => {
    await app.token('mother')
    const other = (await signIn(app, mat_khau)).json.data.token
    const code = await codeBy(app, 'reset')
    const { status, json, headers } = await using.reset(app, code)
    assert.equal([status, json.data, headers.get('set-cookie')], [200, null, null])
    assert.is((await app.get('/api/auth/me', { as: 'mother' })).status, 401)
    assert.is((await app.get('/api/auth/me', { headers: { Authorization: `Bearer ${other}` } })).status, 401)
    assert.is((await signIn(app, mat_khau)).status, 401)
    assert.is((await signIn(app, newPassword)).status, 200)
    const [told] = app.outbox
    assert.equal([told!.to, /vua duoc dat lai/.test(told!.text)], ['+84912000001', true])
    const trace = await app.db('audit_log').where({ action: 'password_reset' }).first()
    assert.is(trace.subject, await idOf(app.db, 'mother'))
  }))

test('a reset ends the sessions of nobody else', () =>
  withApp(async app => {
    await app.token('stranger')
    await using.reset(app, await codeBy(app, 'reset'))
    assert.is((await app.get('/api/auth/me', { as: 'stranger' })).status, 200)
  }))

test('the messages of a reset come in the language of the account, not in that of whoever asks', () =>
  withApp(async app => {
    await app.db('phu_huynh').where({ sdt: '+84912000001' }).update({ ngon_ngu: 'en' })
    await using.reset(app, await codeBy(app, 'reset'))
    const [told, code] = app.outbox
    assert.match(code!.text, /^AN NHI: Your password reset code is \d{6}/i)
    assert.match(told!.text, /Your password has just been reset/)
  }))

test('a wrong code changes nothing: password, sessions and messages stay', () =>
  withApp(async app => {
    await app.token('mother')
    const code = await codeBy(app, 'reset')
    const { status, json } = await using.reset(app, wrongFor(code))
    assert.equal([status, json.error], [400, 'wrong_code'])
    assert.is((await app.get('/api/auth/me', { as: 'mother' })).status, 200)
    assert.is((await signIn(app, mat_khau)).status, 200)
    assert.is(app.outbox.length, 1)
  }))

test('an account that was deleted between the code and its use is not made again', () =>
  withApp(async app => {
    const code = await codeBy(app, 'reset')
    await app.db('phu_huynh').where({ sdt: '+84912000001' }).delete()
    assert.is((await using.reset(app, code)).json.error, 'wrong_code')
    assert.is((await signIn(app, newPassword)).status, 401)
  }))

test('a sign-in that was comparing the old password while it was reset opens no session', () =>
  withApp(async app => {
    const code = await codeBy(app, 'reset')
    meanwhile(app, () => using.reset(app, code))
    assert.is((await signIn(app, mat_khau)).status, 503)
    assert.is((await app.db('sessions')).length, 0)
    assert.is((await signIn(app, mat_khau)).status, 401)
  }))

test('an account that is deleted while its password is compared is asked to come again, and is not there then', () =>
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

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!
}

test.run()
