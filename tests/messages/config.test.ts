import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readSms } from '../../src/kernel/config/sms.ts'
import { isOperatorError } from '../../src/kernel/operator-error.ts'

const esms = { SMS_PROVIDER: 'esms', ESMS_API_KEY: 'k', ESMS_SECRET_KEY: 's', ESMS_BRANDNAME: 'AN NHI' }
const speedsms = { SMS_PROVIDER: 'speedsms', SPEEDSMS_ACCESS_TOKEN: 't' }
const twilio = { SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_FROM: 'AN NHI' }
const webhook = { SMS_PROVIDER: 'webhook', SMS_WEBHOOK_URL: 'https://sms.test/in', SMS_WEBHOOK_SECRET: 's' }

test('development defaults to the outbox; production without a provider sends and stores nothing', () => {
  assert.equal(readSms({}, false), { provider: 'outbox' })
  for (const env of [{}, { SMS_PROVIDER: '' }, { SMS_PROVIDER: 'outbox' }])
    assert.equal(readSms(env, true), { provider: 'none' })
  assert.is(readSms(webhook, true).provider, 'webhook')
})

test('each provider reads its own variables', () => {
  assert.equal(readSms(esms, true), {
    provider: 'esms',
    url: 'https://rest.esms.vn',
    apiKey: 'k',
    secretKey: 's',
    brandname: 'AN NHI',
    sandbox: false,
  })
  assert.equal(readSms({ ...speedsms, SPEEDSMS_SENDER: 'AN NHI', SPEEDSMS_URL: 'http://localhost:9/' }, true), {
    provider: 'speedsms',
    url: 'http://localhost:9',
    token: 't',
    sender: 'AN NHI',
    type: 3,
  })
  assert.equal(readSms(twilio, true), {
    provider: 'twilio',
    url: 'https://api.twilio.com',
    sid: 'AC1',
    token: 't',
    from: { From: 'AN NHI' },
  })
  assert.equal(readSms(webhook, true), { provider: 'webhook', url: 'https://sms.test/in', secret: 's' })
})

test('without a sender of its own, SpeedSMS sends under the name of the provider', () => {
  assert.equal(readSms(speedsms, true), {
    provider: 'speedsms',
    url: 'https://api.speedsms.vn',
    token: 't',
    sender: '',
    type: 4,
  })
  refused({ ...speedsms, SPEEDSMS_TYPE: '3' }, /^SPEEDSMS_SENDER /)
  refused({ ...speedsms, SPEEDSMS_TYPE: '1' }, /^SPEEDSMS_TYPE is "1"/)
})

test('Twilio has one sender', () => {
  const service = { TWILIO_MESSAGING_SERVICE_SID: 'MG1' }
  refused({ ...twilio, ...service }, /keep one of them/)
  refused({ ...twilio, TWILIO_FROM: '' }, /^TWILIO_FROM /)
  assert.equal((readSms({ ...twilio, TWILIO_FROM: '', ...service }, true) as { from: unknown }).from, {
    MessagingServiceSid: 'MG1',
  })
})

test('a missing variable stops the start with one line that names it', () => {
  for (const env of [esms, speedsms, twilio, webhook])
    for (const name of Object.keys(env).filter(each => each !== 'SMS_PROVIDER'))
      refused({ ...env, [name]: '' }, new RegExp(`^${name} `))
  refused({ SMS_PROVIDER: 'pigeon' }, /^SMS_PROVIDER is "pigeon"/)
  refused({ ...webhook, SMS_WEBHOOK_URL: 'sms.test' }, /^SMS_WEBHOOK_URL /)
  refused({ ...webhook, SMS_WEBHOOK_URL: 'https://user:password@sms.test' }, /^SMS_WEBHOOK_URL /)
})

test('every secret may be read from a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'an-nhi-')), 'secret')
  writeFileSync(file, 'from-file\n')
  const secrets = { esms: ['ESMS_API_KEY', 'ESMS_SECRET_KEY'], speedsms: ['SPEEDSMS_ACCESS_TOKEN'] }
  const rest = { twilio: ['TWILIO_AUTH_TOKEN'], webhook: ['SMS_WEBHOOK_SECRET'] }
  const given = { esms, speedsms, twilio, webhook }
  for (const [provider, names] of Object.entries({ ...secrets, ...rest }))
    for (const name of names) {
      const env = { ...given[provider as keyof typeof given], [name]: undefined, [`${name}_FILE`]: file }
      assert.ok(Object.values(readSms(env, true)).includes('from-file'), name)
    }
})

function refused(env: Record<string, string | undefined>, says: RegExp, production = false): void {
  try {
    readSms(env, production)
  } catch (error) {
    assert.ok(isOperatorError(error))
    assert.match(error.message, says)
    assert.not.match(error.message, /\n/)
    return
  }
  assert.unreachable(`${JSON.stringify(env)} was accepted`)
}

test.run()
