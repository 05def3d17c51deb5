import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SendFailure } from '../../src/messages/index.ts'
import { withApp } from '../helpers/app.ts'
import { asking } from '../helpers/codes.ts'
import { people } from '../helpers/people.ts'

const proxied = { TRUST_PROXY: '1' }
const gap = 61
const phone = (i: number) => `09876500${String(i).padStart(2, '0')}`
const failing = (reason: SendFailure) => async () => ({ ok: false, reason }) as const

test('a message that was not sent does not count for the phone', () =>
  withApp(async app => {
    const { ask, statuses } = asking(app)
    const { sms } = app.services
    app.services.sms = failing('no_balance')
    for (let i = 0; i < 12; i++) assert.is((await ask()).json.error, 'sms_not_sent')
    app.services.sms = sms
    assert.equal(await statuses(0, gap, 2 * gap, 3 * gap), [200, 200, 200, 429])
  }, proxied))

test('a network can make a failing provider be called at most ten times an hour', () =>
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

test('after a timeout the user may ask again at once, but the message counts for the day', () =>
  withApp(async app => {
    const { ask } = asking(app)
    app.services.sms = failing('timeout')
    for (let i = 0; i < 10; i++) assert.is((await ask()).status, 503)
    assert.is((await ask()).status, 429)
  }, proxied))

for (const [what, sdt] of [
  ['a landline', '02438291291'],
  ['a foreign mobile', '+16502530000'],
  ['an invalid number', '0012345678'],
] as const)
  test(`no code is sent to ${what}, and nothing is counted`, () =>
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
        const response = await app.post(`/api/auth/${path}`, body, { headers })
        assert.is(response.status, 400, path)
        assert.match(response.json.error, /^(mobile_only|invalid_phone)$/)
      }
      assert.equal([app.outbox.length, (await app.db('rate_limits')).length], [0, 0])
    }))

test.run()
