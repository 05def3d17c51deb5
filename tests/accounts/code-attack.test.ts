import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { askerOf } from '../helpers/asker.ts'
import { codeFor, newPassword, wrongFor } from '../helpers/codes.ts'
import { people } from '../helpers/people.ts'
import { day, hour, minute, timed } from '../helpers/time.ts'

const proxied = { TRUST_PROXY: '1' }
const { sdt } = people.mother
const owner = '9.9.9.9'

const ask = (app: TestApp, from: string, phone = sdt) =>
  app.post('/api/auth/send-reset-otp', { sdt: phone }, { headers: { 'X-Forwarded-For': from } })
const tryCode = (app: TestApp, from: string, otp: string, more = {}) =>
  app.post(
    '/api/auth/reset-password',
    { sdt, otp, mat_khau_moi: newPassword },
    { headers: { 'X-Forwarded-For': from, ...more } },
  )
/** How many messages the owner's phone got. */
const got = (app: TestApp) => app.outbox.filter(({ to }) => to.endsWith(sdt.slice(1))).length

test('while networks over their limits attack for an hour, the owner gets and uses every code', () =>
  withApp(async app => {
    const at = timed(app)
    for (let i = 0; i < 10; i++) await ask(app, '6.6.6.6', `09870000${10 + i}`)
    for (let i = 0; i < 100; i++) await ask(app, `2001:db8:1:${i % 10}::1`, `0987${100_000 + i}`)
    const full = ['6.6.6.6', '2001:db8:1:3::7', '2001:db8:1:ffff::1']
    // The first three still have tries left; none of them guesses the code.
    const guessing = ['5.5.5.5', '2001:db8:2:1::1', '2001:db8:3:1::1', ...full]
    for (let minutes = 0; minutes < 60; minutes++) {
      at(minutes * minute)
      const order = minutes % 2 ? full : full.toReversed()
      for (const from of order) assert.is((await ask(app, from)).status, 429)
      if (minutes % 12) continue
      const asked = await ask(app, owner)
      assert.is(asked.status, 200, `minute ${minutes}`)
      const code = codeFor(app, sdt)
      for (const [i, from] of guessing.entries()) {
        assert.not.equal((await tryCode(app, from, wrongFor(code, i + 1))).status, 200)
        assert.is((await ask(app, from)).status, 429, 'the gap, or a limit of the network')
      }
      assert.is((await tryCode(app, owner, code, askerOf(asked))).status, 200)
    }
  }, proxied))

test('requests from fresh networks can use up the caps of a phone, but never exceed them', () =>
  withApp(async app => {
    const at = timed(app)
    let requests = 0
    const attackers = ['6.6.6.6', '2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:2:1::1']
    const attack = () => ask(app, attackers[requests++ % attackers.length]!)

    // The owner's code stays valid for the minute until another may be sent, whatever others guess.
    const asked = await ask(app, owner)
    const code = codeFor(app, sdt)
    for (let seconds = 1; seconds < 60; seconds += 6) {
      at(seconds)
      assert.is((await attack()).status, 429)
      assert.not.equal((await tryCode(app, attackers[0]!, wrongFor(code, seconds))).status, 200)
    }
    assert.is((await tryCode(app, owner, code, askerOf(asked))).status, 200)

    const notices = 1
    const counts: number[] = []
    for (let seconds = minute; seconds < hour; seconds += 30) {
      at(seconds)
      await attack()
      if (seconds % (5 * minute) === 0) await ask(app, owner)
      if ([10 * minute - 30, hour - 30].includes(seconds)) counts.push(got(app) - notices)
    }
    for (let seconds = hour; seconds < day; seconds += 10 * minute) {
      at(seconds)
      await attack()
      await ask(app, owner)
    }
    counts.push(got(app) - notices)
    assert.equal(counts, [3, 5, 10], 'in ten minutes, an hour and a day')
    at(day)
    assert.is((await ask(app, owner)).status, 200, 'refused requests do not extend the wait')
  }, proxied))

test('a browser that has signed in before still gets codes when others have used up those of the phone', () =>
  withApp(async app => {
    const at = timed(app)
    const own = { 'X-Forwarded-For': owner, Origin: app.config.origin }
    const { headers } = await app.post('/api/auth/login', { sdt, mat_khau: people.mother.mat_khau }, { headers: own })
    const cookie = headers
      .getSetCookie()
      .find(each => each.startsWith('device='))!
      .split(';')[0]!
    const askAtHome = () => app.post('/api/auth/send-reset-otp', { sdt }, { headers: { ...own, Cookie: cookie } })

    for (let i = 0; i < 10; i++) {
      at(i * 12 * minute)
      assert.is((await ask(app, `6.6.${i}.6`)).status, 200)
    }
    at(2 * hour)
    assert.is((await ask(app, '6.7.7.7')).status, 429)
    const asked = await askAtHome()
    assert.is(asked.status, 200)
    assert.is((await askAtHome()).status, 429, 'the gap of one minute applies to it too')
    const cookies = { Cookie: `${cookie}; ${askerOf(asked).Cookie}`, Origin: app.config.origin }
    assert.is((await tryCode(app, owner, codeFor(app, sdt), cookies)).status, 200)
    assert.is((await askAtHome()).status, 429, 'a reset invalidates the device cookie')
  }, proxied))

test.run()
