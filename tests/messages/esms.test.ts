import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { answering, at, expectReasons, message, sendTo } from './fake-provider.ts'

const accepted = { CodeResult: '100', CountRegenerate: 0, SMSID: 'd533459ee42b2b9525ba9eabf6a8156' }

test('the request to eSMS follows its documentation, with our id so that it does not send twice', async () => {
  const { sent, got, line } = await sendTo(at.esms, answering(accepted))
  assert.equal(sent, { ok: true })
  assert.is(`${got.method} ${got.path}`, 'POST /MainService.svc/json/SendMultipleMessage_V4_post_json/')
  assert.is(got.headers['content-type'], 'application/json')
  assert.equal(JSON.parse(got.body), {
    ApiKey: 'canary-key',
    SecretKey: 'canary-secret',
    Phone: '0912345678',
    Content: message.text,
    Brandname: 'AN NHI',
    SmsType: '2',
    IsUnicode: '0',
    Sandbox: '0',
    RequestId: message.id,
  })
  assert.is(line.code, '100')
  assert.is(line.reference, accepted.SMSID)
})

test('the sandbox setting is sent to eSMS', async () => {
  const { got } = await sendTo(url => ({ ...at.esms(url), sandbox: true }) as never, answering(accepted))
  assert.is(JSON.parse(got.body).Sandbox, '1')
})

test('each result code of eSMS maps to a reason', () =>
  expectReasons(at.esms, [
    [{ CodeResult: 100, SMSID: 'a' }, null],
    [{ CodeResult: '99', ErrorMessage: 'blocked 0912345678' }, 'blocked_number'],
    [{ CodeResult: '101', ErrorMessage: 'Authorize Failed canary-key' }, 'bad_keys'],
    [{ CodeResult: '103' }, 'no_balance'],
    [{ CodeResult: '104' }, 'bad_sender'],
    [{ CodeResult: '108' }, 'bad_number'],
    [{ CodeResult: '118' }, 'unsupported'],
    [{ CodeResult: '124' }, 'duplicate'],
    [{ CodeResult: '140' }, 'not_allowed'],
    [{ CodeResult: '146' }, 'bad_template'],
    [{ CodeResult: '177' }, 'unsupported'],
    [{ CodeResult: '999' }, 'refused'],
    [{ CodeResult: message.text }, 'refused'],
    [{ SMSID: 'a' }, 'unreadable'],
  ]))

test.run()
