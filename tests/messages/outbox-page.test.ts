import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type TestApp, withApp } from '../helpers/app.ts'

const to = '+84912000001'

async function sendTwo({ services }: TestApp): Promise<void> {
  services.clock.set(new Date('2026-11-21T17:30:00Z'))
  await services.sms({ to, text: 'AN NHI: Ma xac thuc cua ban la 482915.', id: '1' })
  await services.sms({ to, text: 'AN NHI: <b>Mat khau</b> vua duoc doi.', id: '2' })
}

test('the outbox returns the messages that would have been sent, newest first', () =>
  withApp(async app => {
    await sendTwo(app)
    const { status, json } = await app.get('/dev/outbox.json')
    assert.is(status, 200)
    assert.equal(
      json.map(({ text }: { text: string }) => text),
      app.outbox.map(({ text }) => text),
    )
    assert.is(json.length, 2)
    assert.equal(Object.keys(json[1]), ['to', 'text', 'at'])
    assert.match(json[1].text, /482915/)
    assert.match(json[1].at, /^2026-11-21T17:30:0/)
  }))

test('the outbox page shows the code, the number and the time in Vietnam, in both languages', () =>
  withApp(async app => {
    await sendTwo(app)
    const vi = await app.get('/dev/outbox')
    assert.is(vi.status, 200)
    assert.match(vi.text, />482915<\/strong>/)
    assert.match(vi.text, />00:30:0/)
    assert.match(vi.text, />22\/11\/2026</)
    assert.ok(vi.text.includes(to))
    assert.ok(vi.text.indexOf('vua duoc doi') < vi.text.indexOf('482915'))
    assert.not.match(vi.text, /<b>Mat khau/)
    const en = await app.get('/dev/outbox', { headers: { Cookie: 'language=en' } })
    assert.match(en.text, /<h1[^>]*>Outbox<\/h1>/)
  }))

test('an empty outbox shows a message', () =>
  withApp(async app => assert.match((await app.get('/dev/outbox')).text, /Chưa có tin nhắn nào/)))

test('with a real provider there is no outbox, even in development', () =>
  withApp(async app => {
    assert.is((await app.get('/api/dev/outbox')).status, 404)
    assert.is((await app.get('/dev/outbox.json')).headers.get('location'), '/')
    assert.is((await app.get('/dev/outbox')).headers.get('location'), '/')
  }, provider))

test('production has no outbox', () =>
  withApp(
    async app => {
      assert.is((await app.get('/api/dev/outbox')).status, 404)
      for (const path of ['/dev/outbox', '/dev/outbox.json'])
        assert.is((await app.get(path)).headers.get('location'), '/', path)
    },
    { NODE_ENV: 'production', APP_ORIGIN: 'https://anni.test' },
  ))

test('the API document does not list the outbox, even in development', () =>
  withApp(async app => assert.not.match((await app.get('/api/openapi.json')).text, /dev\/outbox/)))

const provider = { SMS_PROVIDER: 'webhook', SMS_WEBHOOK_URL: 'http://127.0.0.1:9', SMS_WEBHOOK_SECRET: 'x' }

test.run()
