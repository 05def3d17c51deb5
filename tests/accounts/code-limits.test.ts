import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SendFailure } from '../../src/messages/index.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { codeBy, newcomer, sending, using, wrongFor } from '../helpers/codes.ts'
import { people } from '../helpers/people.ts'
import { day, hour, minute, timed } from '../helpers/time.ts'

const proxied = { TRUST_PROXY: '1' }
const gap = 61

/** Asks for a code to register with, each time from a new address unless one is given. */
function asking(app: TestApp) {
  const at = timed(app)
  let addresses = 0
  const ask = (sdt: string = newcomer.sdt, from = `10.0.0.${addresses++}`) =>
    app.post('/api/auth/send-registration-otp', { sdt }, { headers: { 'X-Forwarded-For': from } })
  /** The answers at these seconds, and how many messages there were by then. */
  const statuses = async (...seconds: number[]) => {
    const got: number[] = []
    for (const second of seconds) {
      at(second)
      got.push((await ask()).status)
    }
    return got
  }
  const refused = async (atLeast: number, atMost: number) => {
    const before = app.outbox.length
    const { status, headers, json } = await ask()
    assert.equal([status, json.error], [429, 'too_many_tries'])
    const wait = Number(headers.get('retry-after'))
    assert.ok(wait >= atLeast && wait <= atMost, `Retry-After ${wait}`)
    assert.is(app.outbox.length, before, 'nothing was sent')
  }
  return { at, ask, statuses, refused }
}

const phone = (i: number) => `09876500${String(i).padStart(2, '0')}`
const failing = (reason: SendFailure) => async () => ({ ok: false, reason }) as const

test('R12: a phone gets a code every 60 seconds, and asking too early does not make the wait longer', () =>
  withApp(async app => {
    const { statuses, refused } = asking(app)
    assert.equal(await statuses(0, 30, 59), [200, 429, 429])
    await refused(1, 2)
    assert.equal(await statuses(gap), [200])
  }, proxied))

test('R12: three codes in 10 minutes for a phone', () =>
  withApp(async app => {
    const { at, statuses, refused } = asking(app)
    assert.equal(await statuses(0, gap, 2 * gap), [200, 200, 200])
    at(5 * minute)
    await refused(295, 300)
    assert.equal(await statuses(10 * minute), [200])
  }, proxied))

test('R12: five codes an hour for a phone', () =>
  withApp(async app => {
    const { at, statuses, refused } = asking(app)
    assert.equal(await statuses(0, gap, 2 * gap, 10 * minute, 11 * minute + 1), [200, 200, 200, 200, 200])
    at(20 * minute)
    await refused(39 * minute, 40 * minute)
    assert.equal(await statuses(hour), [200])
  }, proxied))

test('R12: ten codes a day for a phone', () =>
  withApp(async app => {
    const { at, statuses, refused } = asking(app)
    const times = [0, 11, 22, 33, 44].map(minutes => minutes * minute)
    assert.equal(await statuses(...times, ...times.map(time => time + hour)), Array(10).fill(200))
    at(2 * hour)
    await refused(21.9 * hour, 22 * hour)
    assert.equal(await statuses(day), [200])
  }, proxied))

test('R12: ten codes an hour for an address, whatever the phones', () =>
  withApp(async app => {
    const { at, ask } = asking(app)
    for (let i = 0; i < 10; i++) assert.is((await ask(phone(i), '6.6.6.6')).status, 200)
    const sent = app.outbox.length
    assert.is((await ask(phone(10), '6.6.6.6')).status, 429)
    assert.is(app.outbox.length, sent)
    assert.is((await ask(phone(11), '7.7.7.7')).status, 200)
    at(hour)
    assert.is((await ask(phone(10), '6.6.6.6')).status, 200)
  }, proxied))

test('R12: a hundred codes an hour for a /48, whatever the networks in it', () =>
  withApp(async app => {
    const { ask } = asking(app)
    for (let i = 0; i < 100; i++) assert.is((await ask(phone(i), `2001:db8:1:${i % 20}::${i}`)).status, 200, `${i}`)
    const [sent, fresh] = [app.outbox.length, '0987650100']
    assert.is((await ask(fresh, '2001:db8:1:ffff::1')).status, 429)
    assert.is(app.outbox.length, sent)
    assert.is((await ask(fresh, '2001:db8:2:ffff::1')).status, 200)
  }, proxied))

test('R12: a network over its own limit is told of that one, and takes nothing from a phone', () =>
  withApp(async app => {
    const { at, ask } = asking(app)
    for (let i = 0; i < 10; i++) await ask(phone(i), '6.6.6.6')
    assert.is((await ask(newcomer.sdt, '7.7.7.7')).status, 200)
    const refused = await ask(newcomer.sdt, '6.6.6.6')
    assert.ok(Number(refused.headers.get('retry-after')) > 59 * minute)
    assert.is(refused.json.message, 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau 60 phút.')
    for (const seconds of [gap, 2 * gap]) {
      at(seconds)
      assert.is((await ask(newcomer.sdt, '6.6.6.6')).status, 429)
      assert.is((await ask(newcomer.sdt, '7.7.7.7')).status, 200)
    }
  }, proxied))

test('R12: SMS_PER_DAY is the end for everybody until the next day', () =>
  withApp(
    async app => {
      const { at, ask } = asking(app)
      const got: number[] = []
      for (let i = 0; i < 4; i++) got.push((await ask(phone(i))).status)
      assert.equal(got, [200, 200, 200, 429])
      assert.is(app.outbox.length, 3)
      at(day)
      assert.is((await ask(phone(4))).status, 200)
    },
    { ...proxied, SMS_PER_DAY: '3' },
  ))

test('R12: codes of every kind count together, and an unknown phone counts like a known one', () =>
  withApp(async app => {
    const at = timed(app)
    assert.is((await sending.reset(app)).status, 200)
    assert.is((await sending.change(app)).status, 429)
    at(gap)
    assert.is((await sending.change(app)).status, 200)
    at(2 * gap)
    assert.is((await app.post('/api/auth/send-registration-otp', { sdt: people.mother.sdt })).status, 409)
    at(3 * gap)
    for (const each of ['reset', 'change'] as const) assert.is((await sending[each](app)).status, 429)
  }))

test('R12: to be told that a phone is taken costs a try, and the count outlives the refusal', () =>
  withApp(async app => {
    const { ask } = asking(app)
    const got: number[] = []
    for (let i = 0; i < 5; i++) got.push((await ask(people.mother.sdt)).status)
    assert.equal(got, [409, 409, 409, 429, 429])
    assert.is(app.outbox.length, 0)
  }, proxied))

test('a message that did not leave costs the phone nothing', () =>
  withApp(async app => {
    const { ask, statuses } = asking(app)
    const { sms } = app.services
    app.services.sms = failing('no_balance')
    for (let i = 0; i < 12; i++) assert.is((await ask()).json.error, 'sms_not_sent')
    app.services.sms = sms
    assert.equal(await statuses(0, gap, 2 * gap, 3 * gap), [200, 200, 200, 429])
  }, proxied))

test('a provider that refuses is called ten times an hour for a network, and not without end', () =>
  withApp(async app => {
    const { ask } = asking(app)
    let called = 0
    app.services.sms = async () => {
      called++
      return { ok: false, reason: 'no_balance' }
    }
    const got: string[] = []
    for (let i = 0; i < 30; i++) got.push((await ask(phone(i % 3), '6.6.6.6')).json.error)
    assert.equal(got, [...Array(10).fill('sms_not_sent'), ...Array(20).fill('too_many_tries')])
    assert.is(called, 10)
  }, proxied))

test('a message that may have left counts for the day, and may still be asked for again at once', () =>
  withApp(async app => {
    const { ask } = asking(app)
    app.services.sms = failing('timeout')
    for (let i = 0; i < 10; i++) assert.is((await ask()).status, 503)
    assert.is((await ask()).status, 429)
  }, proxied))

for (const [what, sdt] of [
  ['a landline', '02438291291'],
  ['a foreign mobile', '+16502530000'],
  ['a number that nobody has', '0012345678'],
] as const)
  test(`no code goes to ${what}, and nothing is counted`, () =>
    withApp(async app => {
      await app.db('phu_huynh').where({ sdt: '+84912000001' }).update({ sdt: '+842438291291' })
      const { json } = await app.post('/api/auth/login', { sdt: '02438291291', mat_khau: people.mother.mat_khau })
      const headers = { Authorization: `Bearer ${json.data.token}` }
      await app.db('rate_limits').delete()
      for (const [path, body] of [
        ['send-registration-otp', { sdt }],
        ['send-reset-otp', { sdt }],
        ['send-change-password-otp', {}],
      ] as const) {
        const answered = await app.post(`/api/auth/${path}`, body, { headers })
        assert.is(answered.status, 400, path)
        assert.match(answered.json.error, /^(mobile_only|invalid_phone)$/)
      }
      assert.equal([app.outbox.length, (await app.db('rate_limits')).length], [0, 0])
    }))

test('tries at a code are not given back by asking for the same code with another form of the phone', () =>
  withApp(async app => {
    timed(app)
    const code = await codeBy(app, 'register')
    const forms = ['0987654321', '+84987654321', '84987654321', '0987 654 321', '098-765-4321']
    for (const [i, sdt] of forms.entries())
      assert.is((await using.register(app, wrongFor(code, i + 1), { sdt })).status, 400)
    assert.is((await using.register(app, code)).json.error, 'wrong_code')
    assert.is((await app.post('/api/auth/send-registration-otp', { sdt: '+84 987 654 321' })).status, 429)
  }))

test.run()
