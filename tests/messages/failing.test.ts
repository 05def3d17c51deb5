import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Sent } from '../../src/messages/index.ts'
import { type TestApp, withApp } from '../helpers/app.ts'
import { serverTest } from '../helpers/db.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { hour, timed } from '../helpers/time.ts'
import { waiting, workOf } from '../helpers/work.ts'

const sendTo = (app: TestApp, sdt: string) => app.post('/api/auth/send-registration-otp', { sdt })
const phones = ['0987000001', '0987000002', '0987000003', '0987000004']
const answer = (app: TestApp, sent: Sent) => {
  app.services.sms = async () => sent
}
const healthOf = async (app: TestApp) => {
  const { status, json } = await app.get('/api/health')
  assert.is(status, 200)
  return [json.data.sms, json.data.sms_reason]
}

test('from the third message in a row that does not leave, the work page and the health check say why', () =>
  withApp(async app => {
    timed(app)
    assert.equal(await healthOf(app), ['ok', null], 'before anything was sent')
    answer(app, { ok: false, reason: 'no_balance' })
    for (const [at, phone] of phones.slice(0, 3).entries()) {
      assert.equal(await healthOf(app), ['ok', null])
      assert.is((await sendTo(app, phone)).status, 503, `message ${at}`)
    }
    assert.equal(await healthOf(app), ['failing', 'no_balance'])
    const [{ loai, so_luong, lau_nhat }] = (await workOf(app)).viec.filter(
      (kind: { so_luong: number }) => kind.so_luong,
    )
    assert.equal([loai, so_luong, lau_nhat[0].ly_do], ['sms_failing', 1, 'no_balance'])
    const page = await app.get('/admin/viec-can-lam', { as: 'admin' })
    assert.match(page.text, 'Tin nhắn SMS không gửi được')
    assert.match(page.text, 'tài khoản SMS hết tiền')

    answer(app, { ok: true })
    assert.is((await sendTo(app, phones[3]!)).status, 200)
    assert.equal([await healthOf(app), await waiting(app)], [['ok', null], {}], 'one accepted message ends it')
  }))

test('one message that does not leave is shown after an hour without another that does', () =>
  withApp(async app => {
    const at = timed(app)
    answer(app, { ok: false, reason: 'unreachable' })
    await sendTo(app, phones[0]!)
    at(hour - 1)
    assert.equal(await healthOf(app), ['ok', null])
    at(hour)
    assert.equal(await healthOf(app), ['failing', 'unreachable'])
  }))

test('what is wrong with single phones or messages says nothing of the provider', () =>
  withApp(async app => {
    const at = timed(app)
    for (const reason of ['bad_number', 'blocked_number', 'bad_text', 'duplicate'] as const) {
      answer(app, { ok: false, reason })
      await sendTo(app, phones[0]!)
      at(hour)
    }
    at(5 * hour)
    assert.equal(await healthOf(app), ['ok', null])
  }))

serverTest(test, 'messages that fail at the same moment are counted together', () =>
  withOwnApp(async app => {
    answer(app, { ok: false, reason: 'bad_keys' })
    await Promise.all(phones.slice(0, 3).map(phone => sendTo(app, phone)))
    assert.equal(await healthOf(app), ['failing', 'bad_keys'])
  }),
)

test.run()
