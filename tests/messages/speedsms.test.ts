import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { answering, at, expectReasons, message, sendTo } from './fake-provider.ts'

const accepted = {
  status: 'success',
  code: '00',
  data: { tranId: 1234567, totalSMS: 1, totalPrice: 250, invalidPhone: [] },
}

test('the request to SpeedSMS follows its documentation: the token as user, the number as 84…', async () => {
  const { sent, got, line } = await sendTo(at.speedsms, answering(accepted))
  assert.equal(sent, { ok: true })
  assert.is(`${got.method} ${got.path}`, 'POST /index.php/sms/send')
  assert.is(got.headers['content-type'], 'application/json')
  assert.is(got.headers.authorization, `Basic ${btoa('canary-key:x')}`)
  assert.equal(JSON.parse(got.body), { to: ['84912345678'], content: message.text, sms_type: 3, sender: 'AN NHI' })
  assert.is(line.code, '00')
  assert.is(line.reference, '1234567')
})

test('each result code of SpeedSMS maps to a reason', () => {
  const failed = (code: string) => ({ status: 'error', code, message: message.text, invalidPhone: ['84912345678'] })
  return expectReasons(at.speedsms, [
    [failed('007'), 'not_allowed'],
    [failed('008'), 'not_allowed'],
    [failed('009'), 'not_allowed'],
    [failed('101'), 'refused'],
    [failed('105'), 'bad_number'],
    [failed('110'), 'bad_text'],
    [failed('113'), 'bad_text'],
    [failed('300'), 'no_balance'],
    [failed('500'), 'provider_fault'],
    [{ status: 'error' }, 'refused'],
    [{ ...accepted, data: { invalidPhone: ['84912345678'] } }, 'bad_number'],
    [{ ...accepted, data: null }, null],
    [{ code: '00' }, 'unreadable'],
    ['', 'bad_keys', 401],
  ])
})

test.run()
