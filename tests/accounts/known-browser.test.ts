import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { challengeOf } from '../helpers/challenge.ts'
import { codeFor, wrongFor } from '../helpers/codes.ts'
import { people } from '../helpers/people.ts'
import { trySignIn } from '../helpers/sign-in.ts'
import { hour, minute, timed } from '../helpers/time.ts'
import { ask, owner, proxied, sdt, tryCode } from './attack.ts'

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
    const cookies = { Cookie: `${cookie}; ${challengeOf(asked).Cookie}`, Origin: app.config.origin }
    assert.is((await tryCode(app, owner, codeFor(app, sdt), cookies)).status, 200)
    assert.is((await askAtHome()).status, 429, 'a reset invalidates the device cookie')
  }, proxied))

/** The header of a browser in which somebody has logged in. */
async function knownBrowser(app: TestApp, person: { sdt: string; mat_khau: string } = people.mother) {
  const { device } = await trySignIn(app, { phone: person.sdt, password: person.mat_khau, from: '7.7.7.7' })
  return { Cookie: `device=${device}`, Origin: app.config.origin }
}

test('R12: all browsers that know the password together get the codes of one phone', () =>
  withApp(async app => {
    const at = timed(app)
    const statuses: number[] = []
    for (const seconds of [0, 1, 2, 61, 122, 183, 10 * minute]) {
      at(seconds)
      const own = await knownBrowser(app)
      statuses.push((await app.post('/api/auth/send-reset-otp', { sdt }, { headers: own })).status)
    }
    assert.equal(statuses, [200, 429, 429, 200, 200, 429, 200])
  }, proxied))

/** The owner asks, a stranger asks 61 seconds later and so replaces the code, and guesses from eight networks. */
async function replacedAndGuessed(app: TestApp, own: { Cookie: string; Origin: string }) {
  const at = timed(app)
  const headers = { 'X-Forwarded-For': owner, ...own }
  const asked = await app.post('/api/auth/send-reset-otp', { sdt }, { headers })
  at(61)
  const strangers = await ask(app, '6.6.6.6')
  assert.equal([asked.status, strangers.status], [200, 200])
  const newest = codeFor(app, sdt)
  for (let i = 1; i <= 8; i++)
    assert.is((await tryCode(app, `5.5.${i}.5`, wrongFor(newest, i))).json.error, 'wrong_code')
  for (let i = 1; i <= 5; i++)
    assert.is((await tryCode(app, '6.6.6.6', wrongFor(newest, i), challengeOf(strangers))).json.error, 'wrong_code')
  const Cookie = `${own.Cookie}; ${challengeOf(asked).Cookie}`
  return { newest, known: { ...own, Cookie } }
}

test('a stranger who replaces the code and guesses does not keep a known browser from using the newest one', () =>
  withApp(async app => {
    const own = await knownBrowser(app)
    const { newest, known } = await replacedAndGuessed(app, own)
    // Its network has no wrong codes left either.
    await app.db('rate_limits').delete()
    for (let i = 0; i < 20; i++) await tryCode(app, owner, wrongFor(newest, i + 1))
    assert.is((await tryCode(app, owner, newest)).status, 429)
    for (let i = 1; i <= 4; i++)
      assert.is((await tryCode(app, owner, wrongFor(newest, i), known)).json.error, 'wrong_code')
    assert.is((await tryCode(app, owner, newest, known)).status, 200)
  }, proxied))

test('a known browser has five tries at a code and not one more', () =>
  withApp(async app => {
    const { newest, known } = await replacedAndGuessed(app, await knownBrowser(app))
    for (let i = 1; i <= 5; i++) await tryCode(app, owner, wrongFor(newest, i), known)
    assert.is((await tryCode(app, owner, newest, known)).json.error, 'wrong_code')
    assert.equal(await app.db('one_time_codes').first('tries', 'known_browser_tries', 'others_tries'), {
      tries: 5,
      known_browser_tries: 5,
      others_tries: 5,
    })
  }, proxied))

test('a new code brings a known browser its five tries again', () =>
  withApp(async app => {
    const { newest, known } = await replacedAndGuessed(app, await knownBrowser(app))
    for (let i = 1; i <= 5; i++) await tryCode(app, owner, wrongFor(newest, i), known)
    timed(app)(122)
    assert.is((await ask(app, '6.6.6.6')).status, 200)
    const next = codeFor(app, sdt)
    for (let i = 1; i <= 5; i++) await tryCode(app, `5.6.${i}.5`, wrongFor(next, i))
    assert.is((await tryCode(app, owner, next, known)).status, 200)
  }, proxied))

test('a device cookie that is forged, of another account or sent by another site brings no tries', () =>
  withApp(async app => {
    const own = await knownBrowser(app)
    const foreign = await knownBrowser(app, people.stranger)
    const { newest } = await replacedAndGuessed(app, own)
    const shown = [
      foreign,
      { ...own, Cookie: `${own.Cookie}x` },
      { ...own, Cookie: own.Cookie.replace('device=', 'device=e') },
      { Cookie: own.Cookie, 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const headers of shown) assert.not.equal((await tryCode(app, owner, newest, headers)).status, 200)
    assert.is((await app.db('one_time_codes').first()).known_browser_tries, 0)
    assert.is((await tryCode(app, owner, newest, own)).status, 200)
  }, proxied))

test('the account of a phone is looked up for a try only where a device cookie came with it', () =>
  withApp(async app => {
    const own = await knownBrowser(app)
    timed(app)
    await ask(app, owner)
    const lookups = async (headers: object) => {
      let count = 0
      const seen = ({ sql }: { sql: string }) => void (sql.includes('phu_huynh') && count++)
      app.db.on('query', seen)
      await tryCode(app, owner, wrongFor(codeFor(app, sdt)), headers)
      app.db.off('query', seen)
      return count
    }
    assert.equal([await lookups({}), await lookups({ ...own, Cookie: 'device=x.y' }), await lookups(own)], [0, 0, 1])
  }, proxied))

test.run()
