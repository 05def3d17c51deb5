import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SendFailure } from '../../src/messages/index.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { codeBy, codeFor, newPassword, sending, using } from '../helpers/codes.ts'
import { serverTest } from '../helpers/db.ts'
import { logWritten } from '../helpers/log.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { people } from '../helpers/people.ts'
import { reveal, withCopies } from '../helpers/sealed.ts'
import { day, timed } from '../helpers/time.ts'

const cap = (SMS_PER_DAY: number) => ({ TRUST_PROXY: '1', SMS_PER_DAY: String(SMS_PER_DAY) })
const { sdt } = people.mother
const unknown = (i: number) => `09870000${String(i).padStart(2, '0')}`

/** A new address for each number. */
const from = (i: number) => ({ headers: { 'X-Forwarded-For': `10.0.${i >> 8}.${i & 255}` } })
const reset = (app: TestApp, phone: string, i: number) => app.post('/api/auth/send-reset-otp', { sdt: phone }, from(i))
const register = (app: TestApp, phone: string, i: number) =>
  app.post('/api/auth/send-registration-otp', { sdt: phone }, from(i))

test('R12: resets for unknown phones do not count towards the daily cap', () =>
  withApp(async app => {
    timed(app)
    for (let i = 0; i < 20; i++) assert.is((await reset(app, unknown(i), i)).status, 200)
    for (let i = 20; i < 23; i++) assert.is((await register(app, unknown(i), i)).status, 200)
    assert.is((await register(app, unknown(24), 24)).status, 429)
    assert.is(app.outbox.length, 3)
  }, cap(3)))

test('R11, R12: over the daily cap, known and unknown phones get the same refusal, and nothing is counted', () =>
  withApp(async app => {
    const at = timed(app)
    assert.is((await register(app, unknown(0), 0)).status, 200)
    const rows = await app.db('rate_limits').orderBy('key')
    const refusalFor = async (phone: string, i: number) => {
      const { status, text, headers } = await reset(app, phone, i)
      return [status, text, headers.get('retry-after'), headers.getSetCookie()]
    }
    at(60)
    const known = await refusalFor(sdt, 1)
    assert.equal(known.slice(0, 1), [429])
    assert.equal(known, await refusalFor(unknown(1), 2))
    assert.equal(await app.db('rate_limits').orderBy('key'), rows)
    at(day)
    assert.is((await reset(app, sdt, 3)).status, 200)
  }, cap(1)))

test('SMS_PER_DAY=0 sends nothing', () =>
  withApp(async app => {
    for (const each of ['register', 'reset', 'change'] as const) assert.is((await sending[each](app)).status, 429)
    assert.is(app.outbox.length, 0)
  }, cap(0)))

for (const purpose of ['reset', 'change'] as const)
  test(`a notice counts for the daily cap, and over the cap it is not sent: ${purpose}`, () =>
    withApp(async app => {
      const at = timed(app)
      assert.is((await using[purpose](app, await codeBy(app, purpose))).status, 200)
      assert.is(app.outbox.length, 2, 'the code and the notice')
      at(61)
      const code = await codeBy(app, 'reset')
      assert.is((await using.reset(app, code, { mat_khau_moi: 'Hoa cúc#8' })).status, 200)
      assert.is(app.outbox.length, 3, 'the code alone')
      assert.is((await app.post('/api/auth/login', { sdt, mat_khau: 'Hoa cúc#8' })).status, 200)
      await logWritten()
      const lines = app.logged.map(line => JSON.parse(line)).filter(({ event }) => event === 'sms_over_day_cap')
      assert.equal(
        lines.map(({ level, ends }) => [level, ends]),
        [['warn', '01']],
      )
    }, cap(3)))

test('notices of reveals stop at the daily cap', () =>
  withCopies(async (app, mother) => {
    for (let i = 0; i < 3; i++) assert.is((await reveal(app, mother)).status, 200)
    assert.is(app.outbox.length, 2)
  }, cap(2)))

for (const [reason, isCounted] of [
  ['no_balance', false],
  ['unreachable', false],
  ['timeout', true],
  ['provider_fault', true],
] as [SendFailure, boolean][])
  test(`after ${reason} a message ${isCounted ? 'counts' : 'does not count'} for the daily cap`, () =>
    withApp(async app => {
      timed(app)
      const { sms } = app.services
      app.services.sms = async () => ({ ok: false, reason })
      assert.is((await register(app, unknown(0), 0)).json.error, 'sms_not_sent')
      app.services.sms = sms
      assert.is((await register(app, unknown(1), 1)).status, isCounted ? 429 : 200)
    }, cap(1)))

serverTest(test, 'R12: codes and notices sent in parallel never exceed the daily cap', () =>
  withOwnApp(async app => {
    timed(app)
    const code = await codeBy(app, 'reset')
    let sends = 0
    const { sms } = app.services
    app.services.sms = message => {
      sends++
      return sms(message)
    }
    const answers = await Promise.all([
      using.reset(app, code, { mat_khau_moi: newPassword }),
      ...Array.from({ length: 30 }, (_, i) => register(app, unknown(i), i)),
      ...Array.from({ length: 10 }, (_, i) => reset(app, unknown(50 + i), 50 + i)),
    ])
    assert.is(sends, 6, 'one of seven was sent before')
    const sent = answers.slice(1, 31).filter(({ status }) => status === 200).length
    assert.ok(sent === 6 || sent === 5, `${sent} were told that their code was sent`)
    assert.equal(Object.keys(tally(answers)), ['200', '429'])
    const counts = await app.db('rate_limits').where('count', '>', 5).pluck('count')
    assert.ok(counts.includes(7))
  }, cap(7)),
)

serverTest(test, 'a code that lost the race for the last message of the day does not count for its phone', () =>
  withOwnApp(async app => {
    const at = timed(app)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => register(app, unknown(i), i)))
    assert.equal(tally(answers), { 200: 1, 429: 19 })
    at(day)
    const late = answers.findIndex(({ status }) => status === 429)
    assert.is((await register(app, unknown(late), 99)).status, 200)
    assert.match(codeFor(app, unknown(late)), /^\d{6}$/)
  }, cap(1)),
)

test.run()
