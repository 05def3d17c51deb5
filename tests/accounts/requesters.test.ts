import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { challengeOf } from '../helpers/challenge.ts'
import { codeBy, codeFor, newcomer, newPassword, purposes, sending, wrongFor } from '../helpers/codes.ts'
import { people } from '../helpers/people.ts'
import { raw } from '../helpers/raw.ts'
import { minute, timed } from '../helpers/time.ts'

const proxied = { TRUST_PROXY: '1' }
const { sdt, mat_khau } = people.mother
const other = `challenge=${'x'.repeat(43)}`

/** Tries a code, sending these headers. */
const trying = {
  register: (app: TestApp, otp: string, headers: Record<string, string>) =>
    app.post('/api/auth/register', { ...newcomer, otp }, { headers }),
  reset: (app: TestApp, otp: string, headers: Record<string, string>) =>
    app.post('/api/auth/reset-password', { sdt, otp, mat_khau_moi: newPassword }, { headers }),
  change: (app: TestApp, otp: string, headers: Record<string, string>) =>
    app.post(
      '/api/auth/change-password',
      { mat_khau_cu: mat_khau, mat_khau_moi: newPassword, otp },
      { as: 'mother', headers },
    ),
}
const phoneOf = { register: newcomer.sdt, reset: sdt, change: sdt }

/** Requests a code; returns it and the headers of the browser that requested it. */
async function asked(app: TestApp, purpose: keyof typeof trying) {
  const requester = challengeOf(await sending[purpose](app))
  return { requester, code: codeFor(app, phoneOf[purpose]) }
}

for (const purpose of purposes) {
  test(`R13: guesses by others do not invalidate a code to ${purpose} for the browser that requested it`, () =>
    withApp(async app => {
      const { requester, code } = await asked(app, purpose)
      for (let i = 1; i <= 8; i++) {
        const headers = { 'X-Forwarded-For': `10.0.0.${i}`, ...(i % 2 && { Cookie: other }) }
        assert.is((await trying[purpose](app, wrongFor(code, i), headers)).json.error, 'wrong_code')
      }
      assert.is((await trying[purpose](app, code, {})).json.error, 'wrong_code', 'it is invalid for everybody else')
      assert.ok((await trying[purpose](app, code, requester)).status < 300)
    }, proxied))

  test(`R13: five wrong tries by the requesting browser invalidate a code to ${purpose} for everybody`, () =>
    withApp(async app => {
      const { requester, code } = await asked(app, purpose)
      for (let i = 1; i <= 5; i++) await trying[purpose](app, wrongFor(code, i), requester)
      for (const headers of [requester, {}, { Cookie: other }])
        assert.is((await trying[purpose](app, code, headers)).json.error, 'wrong_code')
    }))
}

test('the browser of an earlier code cannot use up the tries of the browser that requested the new one', () =>
  withApp(async app => {
    const at = timed(app)
    const before = await asked(app, 'reset')
    at(61)
    const { requester, code } = await asked(app, 'reset')
    for (let i = 1; i <= 6; i++) await trying.reset(app, wrongFor(code, i), before.requester)
    assert.is((await trying.reset(app, code, before.requester)).json.error, 'wrong_code')
    assert.is((await trying.reset(app, code, requester)).status, 200)
  }))

test('a network is refused after twenty wrong codes in 15 minutes, and then uses up no more tries of a code', () =>
  withApp(async app => {
    const at = timed(app)
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    for (let i = 0; i < 20; i++) {
      const guess = { sdt: `09870000${10 + i}`, otp: '123456', mat_khau_moi: newPassword }
      const { json } = await app.post('/api/auth/reset-password', guess, { headers: from('6.6.6.6') })
      assert.is(json.error, 'wrong_code')
    }
    const code = await codeBy(app, 'reset')
    for (let i = 1; i <= 9; i++) {
      const refused = await trying.reset(app, wrongFor(code, i), from('6.6.6.6'))
      assert.equal([refused.status, refused.json.error], [429, 'too_many_tries'])
      assert.ok(Number(refused.headers.get('retry-after')) > 14 * minute)
    }
    assert.is((await trying.reset(app, wrongFor(code), from('7.7.7.7'))).json.error, 'wrong_code')
    assert.is((await trying.reset(app, code, from('7.7.7.7'))).status, 200)
    at(15 * minute)
    assert.is((await trying.reset(app, code, from('6.6.6.6'))).json.error, 'wrong_code')
  }, proxied))

test('a /48 is refused after a hundred wrong codes', () =>
  withApp(async app => {
    timed(app)
    const guess = async (network: number) => {
      const headers = { 'X-Forwarded-For': `2001:db8:1:${network}::1` }
      return (await trying.reset(app, '123456', headers)).json.error
    }
    for (let i = 0; i < 100; i++) assert.is(await guess(i % 10), 'wrong_code')
    assert.is(await guess(99), 'too_many_tries')
  }, proxied))

test('right codes do not count towards the wrong codes of a network', () =>
  withApp(async app => {
    const at = timed(app)
    for (let i = 0; i < 19; i++) await trying.reset(app, '123456', {})
    for (let i = 0; i < 3; i++) {
      at(i * 61)
      assert.is((await trying.reset(app, await codeBy(app, 'reset'), {})).status, 200)
    }
  }))

test('a browser can still use its own code when its network has used up its wrong codes', () =>
  withApp(async app => {
    timed(app)
    for (let i = 0; i < 20; i++) await trying.reset(app, '123456', {})
    const { requester, code } = await asked(app, 'reset')
    assert.is((await trying.reset(app, code, {})).status, 429)
    assert.is((await trying.reset(app, code, requester)).status, 200)
  }))

test('the challenge cookie is HttpOnly, expires with the code, and looks the same for known and unknown phones', () =>
  withApp(async app => {
    const form = /^challenge=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300$/
    for (const phone of [sdt, '0987000000']) {
      const { headers } = await app.post('/api/auth/send-reset-otp', { sdt: phone })
      assert.is(headers.getSetCookie().length, 1)
      assert.match(headers.getSetCookie()[0]!, form)
    }
    for (const { headers } of [await sending.reset(app), await trying.reset(app, '123456', {})])
      assert.equal(headers.getSetCookie(), [], 'no cookie is set if no code was created')
  }))

test('on https the challenge cookie has the __Host- prefix, and the cookie without it is ignored', () =>
  withApp(
    async app => {
      const answered = await sending.reset(app)
      assert.match(
        answered.headers.getSetCookie()[0]!,
        /^__Host-challenge=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300; Secure$/,
      )
      const code = codeFor(app, sdt)
      const { Cookie } = challengeOf(answered)
      for (let i = 1; i <= 5; i++) await trying.reset(app, wrongFor(code, i), { Cookie: Cookie.replace('__Host-', '') })
      assert.is((await trying.reset(app, code, { Cookie })).status, 200)
    },
    { APP_ORIGIN: 'https://anni.test' },
  ))

test('the form without scripts gets and sends the challenge cookie too', () =>
  withApp(async app => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
    const submit = (typed: Record<string, string>, more = {}) =>
      raw(app.url, '/reset-password', {
        method: 'POST',
        headers: { ...headers, ...more },
        body: String(new URLSearchParams(typed)),
      })
    const sent = await submit({ intent: 'send', sdt })
    const Cookie = sent.headers['set-cookie']!.find(each => each.startsWith('challenge='))!.split(';')[0]!
    const code = codeFor(app, sdt)
    for (let i = 1; i <= 5; i++) await trying.reset(app, wrongFor(code, i), {})
    const typed = { intent: 'confirm', sdt, otp: code, mat_khau_moi: newPassword, xac_nhan: newPassword }
    await submit(typed)
    assert.is((await app.post('/api/auth/login', { sdt, mat_khau: newPassword })).status, 401)
    await submit(typed, { Cookie })
    assert.is((await app.post('/api/auth/login', { sdt, mat_khau: newPassword })).status, 200)
  }))

test('the database stores only a hash of the challenge cookie', () =>
  withApp(async app => {
    const { requester } = await asked(app, 'reset')
    const row = await app.db('one_time_codes').first()
    assert.is(row.asker_hash.length, 32)
    assert.not.match(JSON.stringify(row), requester.Cookie.slice('challenge='.length))
  }))

test.run()
