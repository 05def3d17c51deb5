import { createHmac } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { answering, at, expectReasons, message, now, sendTo } from './fake-provider.ts'

test('the webhook gets the message and a signature over the body and the timestamp', async () => {
  const { sent, got, line } = await sendTo(at.webhook, answering({ id: 'gateway-9' }, 202))
  assert.equal(sent, { ok: true })
  assert.is(`${got.method} ${got.path}`, 'POST /sms?from=an-nhi')
  assert.is(got.headers['content-type'], 'application/json')
  assert.is(
    got.body,
    `{"id":"registration-42-7","to":"+84912345678","text":${JSON.stringify(message.text)},"at":"2026-11-21T09:30:15.250Z"}`,
  )
  const timestamp = got.headers['x-timestamp']
  assert.is(timestamp, String(Math.floor(now.getTime() / 1000)))
  const expected = createHmac('sha256', 'canary-secret').update(`${timestamp}.${got.body}`).digest('hex')
  assert.is(got.headers['x-signature'], `sha256=${expected}`)
  assert.is(line.reference, 'gateway-9')
})

test('any 2xx response of a webhook means accepted, anything else refused', () =>
  expectReasons(at.webhook, [
    ['', null, 204],
    ['<p>queued</p>', null, 200],
    [{ id: message.text }, null, 200],
    ['', 'bad_keys', 401],
    ['', 'bad_keys', 403],
    [{ error: 'no' }, 'refused', 422],
  ]))

test.run()
