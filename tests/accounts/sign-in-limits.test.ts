import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'
import { people } from '../helpers/people.ts'

const { sdt, mat_khau } = people.mother
const proxied = { TRUST_PROXY: '1' }
const quarter = 900_000

/** The next full hour: every window begins there, so that no test crosses the end of one. */
const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 1_000

interface Try {
  phone?: string
  password?: string
  from?: string
}

function trying(app: TestApp) {
  app.services.clock.set(new Date(start))
  // Counts how many passwords are compared.
  let compared = 0
  const { hashing } = app.services
  app.services.hashing = (network, work) => {
    compared++
    return hashing(network, work)
  }
  const once = ({ phone = sdt, password = 'Wrong@123', from = '6.6.6.6' }: Try = {}) =>
    app.post('/api/auth/login', { sdt: phone, mat_khau: password }, { headers: { 'X-Forwarded-For': from } })
  const statuses = async (times: number, each: (i: number) => Try = () => ({})) => {
    const got: number[] = []
    for (let i = 0; i < times; i++) got.push((await once(each(i))).status)
    return got
  }
  return {
    once,
    statuses,
    compared: () => compared,
    later: (ms: number) => app.services.clock.set(new Date(start + ms)),
  }
}

const refusedFrom = (statuses: number[]) => statuses.indexOf(429)

test('R8: the eleventh wrong sign-in for a phone from one address in 15 minutes is a 429 with Retry-After', () =>
  withApp(async app => {
    const { once, statuses, compared, later } = trying(app)
    assert.equal(await statuses(10), Array(10).fill(401))
    const refused = await once({ password: mat_khau })
    assert.is(refused.status, 429)
    assert.is(refused.json.error, 'too_many_tries')
    const wait = Number(refused.headers.get('retry-after'))
    assert.ok(wait > 880 && wait <= 900, String(wait))
    assert.is(compared(), 10, 'a refused try is not compared')
    assert.is((await once({ phone: '+84 912 000 001', password: mat_khau })).status, 429, 'however the phone is typed')
    later(quarter)
    assert.is((await once({ password: mat_khau })).status, 200)
  }, proxied))

test('R8: another phone from the same address, and the same phone from another address, can still sign in', () =>
  withApp(async app => {
    const { once, statuses } = trying(app)
    assert.is(refusedFrom(await statuses(11)), 10)
    const { sdt: other, mat_khau: hers } = people.stranger
    assert.is((await once({ phone: other, password: hers })).status, 200)
    assert.is((await once({ password: mat_khau, from: '7.7.7.7' })).status, 200)
  }, proxied))

test('R8: a successful sign-in does not count as a wrong one', () =>
  withApp(async app => {
    const { once, statuses } = trying(app)
    assert.equal(await statuses(9), Array(9).fill(401))
    for (let i = 0; i < 3; i++) assert.is((await once({ password: mat_khau })).status, 200)
    assert.equal(await statuses(2), [401, 429])
  }, proxied))

test('R8: a phone is refused after fifty wrong sign-ins an hour, from any number of addresses', () =>
  withApp(async app => {
    const { statuses, later, once } = trying(app)
    assert.is(refusedFrom(await statuses(52, i => ({ from: `10.0.0.${i}` }))), 50)
    later(3 * quarter)
    assert.is((await once({ password: mat_khau, from: '10.0.1.1' })).status, 429, 'an hour is not over yet')
    later(4 * quarter)
    assert.is((await once({ password: mat_khau, from: '10.0.1.1' })).status, 200)
  }, proxied))

test('R8: an address is refused after a hundred wrong sign-ins in 15 minutes, for any number of phones', () =>
  withApp(async app => {
    const { statuses } = trying(app)
    const phones = (i: number) => ({ phone: `09871${String(i).padStart(5, '0')}` })
    assert.is(refusedFrom(await statuses(102, phones)), 100)
  }, proxied))

test('R8: the stored counters contain no phones or addresses', () =>
  withApp(async app => {
    await trying(app).once()
    for (const { key } of await app.db('rate_limits')) assert.not.match(key, /912000001|6\.6\.6\.6|sign-in/)
  }, proxied))

test.run()
