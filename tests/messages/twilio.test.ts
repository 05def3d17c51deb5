import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { answering, at, expectReasons, message, sendTo } from './fake-provider.ts'

const accepted = { sid: 'SM0123456789abcdef', status: 'queued', error_code: null, body: message.text, to: message.to }

test('the request to Twilio is a form with basic authentication', async () => {
  const { sent, got, line } = await sendTo(at.twilio, answering(accepted, 201))
  assert.equal(sent, { ok: true })
  assert.is(`${got.method} ${got.path}`, 'POST /2010-04-01/Accounts/AC1/Messages.json')
  assert.is(got.headers['content-type'], 'application/x-www-form-urlencoded')
  assert.is(got.headers.authorization, `Basic ${btoa('AC1:canary-secret')}`)
  assert.is(
    got.body,
    'To=%2B84912345678&From=AN+NHI&Body=AN+NHI%3A+Ma+c%E1%BB%A7a+b%E1%BA%A1n+l%C3%A0+482915+%26+%22Khong+chia+se%22+%231',
  )
  assert.is(line.reference, accepted.sid)
})

test('a Twilio messaging service can replace the sender', async () => {
  const config = (url: string) => ({ ...at.twilio(url), from: { MessagingServiceSid: 'MG1' } }) as never
  const { got } = await sendTo(config, answering(accepted, 201))
  assert.match(got.body, /^To=%2B84912345678&MessagingServiceSid=MG1&Body=/)
})

test('each error code of Twilio maps to a reason', () => {
  const failed = (code: number) => ({
    code,
    message: `The 'To' number ${message.to}`,
    more_info: 'https://x',
    status: 400,
  })
  return expectReasons(at.twilio, [
    [failed(20003), 'bad_keys', 401],
    [failed(20005), 'not_allowed', 403],
    [failed(21211), 'bad_number', 400],
    [failed(21212), 'bad_sender', 400],
    [failed(21408), 'not_allowed', 400],
    [failed(21603), 'bad_sender', 400],
    [failed(21606), 'bad_sender', 400],
    [failed(21608), 'not_allowed', 400],
    [failed(21610), 'blocked_number', 400],
    [failed(21612), 'unsupported', 400],
    [failed(21614), 'bad_number', 400],
    [failed(21617), 'bad_text', 400],
    [failed(20429), 'rate_limited', 429],
    [failed(99999), 'refused', 400],
    [{ ...accepted, status: 'accepted' }, null, 201],
    [{ ...accepted, status: 'failed', error_code: 21610 }, 'blocked_number', 201],
    [{ ...accepted, status: 'undelivered' }, 'refused', 201],
    [{ status: 'queued' }, 'unreadable', 201],
  ])
})

test.run()
