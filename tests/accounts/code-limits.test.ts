import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withApp } from '../helpers/app.ts'
import { asking, codeBy, newcomer, sending, using, wrongFor } from '../helpers/codes.ts'
import { people } from '../helpers/people.ts'
import { day, hour, minute, timed } from '../helpers/time.ts'

const proxied = { TRUST_PROXY: '1' }
const gap = 61

const phone = (i: number) => `09876500${String(i).padStart(2, '0')}`

test('R12: a phone gets one code every 60 seconds, and requests within the gap do not extend it', () =>
  withApp(async app => {
    const { statuses, refused } = asking(app)
    assert.equal(await statuses(0, 30, 59), [200, 429, 429])
    await refused(1, 2)
    assert.equal(await statuses(gap), [200])
  }, proxied))

test('R12: a phone gets at most three codes in 10 minutes', () =>
  withApp(async app => {
    const { at, statuses, refused } = asking(app)
    assert.equal(await statuses(0, gap, 2 * gap), [200, 200, 200])
    at(5 * minute)
    await refused(295, 300)
    assert.equal(await statuses(10 * minute), [200])
  }, proxied))

test('R12: a phone gets at most five codes an hour', () =>
  withApp(async app => {
    const { at, statuses, refused } = asking(app)
    assert.equal(await statuses(0, gap, 2 * gap, 10 * minute, 11 * minute + 1), [200, 200, 200, 200, 200])
    at(20 * minute)
    await refused(39 * minute, 40 * minute)
    assert.equal(await statuses(hour), [200])
  }, proxied))

test('R12: a phone gets at most ten codes a day', () =>
  withApp(async app => {
    const { at, statuses, refused } = asking(app)
    const times = [0, 11, 22, 33, 44].map(minutes => minutes * minute)
    assert.equal(await statuses(...times, ...times.map(time => time + hour)), Array(10).fill(200))
    at(2 * hour)
    await refused(21.9 * hour, 22 * hour)
    assert.equal(await statuses(day), [200])
  }, proxied))

test('R12: an address gets at most ten codes an hour, for any number of phones', () =>
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

test('R12: a /48 gets at most a hundred codes an hour, for any number of networks in it', () =>
  withApp(async app => {
    const { ask } = asking(app)
    for (let i = 0; i < 100; i++) assert.is((await ask(phone(i), `2001:db8:1:${i % 20}::${i}`)).status, 200, `${i}`)
    const [sent, fresh] = [app.outbox.length, '0987650100']
    assert.is((await ask(fresh, '2001:db8:1:ffff::1')).status, 429)
    assert.is(app.outbox.length, sent)
    assert.is((await ask(fresh, '2001:db8:2:ffff::1')).status, 200)
  }, proxied))

test('R12: a network over its limit gets its own waiting time, and uses up no limit of a phone', () =>
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

test('R12: beyond SMS_PER_DAY every request is refused until the next day', () =>
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

test('R12: codes for all purposes share the limits of a phone, and an unknown phone counts like a known one', () =>
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

test('R12: being told that a phone is taken counts as a request, although the request is refused', () =>
  withApp(async app => {
    const { ask } = asking(app)
    const got: number[] = []
    for (let i = 0; i < 5; i++) got.push((await ask(people.mother.sdt)).status)
    assert.equal(got, [409, 409, 409, 429, 429])
    assert.is(app.outbox.length, 0)
  }, proxied))

test('typing the phone in another format does not reset the tries of a code', () =>
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
