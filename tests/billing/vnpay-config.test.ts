import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readVnpay } from '../../src/kernel/config/vnpay.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { isOperatorError } from '../../src/kernel/operator-error.ts'
import { inFolder } from '../helpers/process.ts'

const place = { site: 'https://anni.test/x', self: 'http://127.0.0.1:3000/x' }
const production = { ...place, production: true }
const account = {
  VNPAY_TMN_CODE: 'CODE0001',
  VNPAY_HASH_SECRET: 'canary-secret',
  VNPAY_PAY_URL: 'https://pay.test/vpcpay.html',
  VNPAY_API_URL: 'https://api.test/transaction',
}
const read = {
  tmnCode: 'CODE0001',
  secret: 'canary-secret',
  payUrl: 'https://pay.test/vpcpay.html',
  apiUrl: 'https://api.test/transaction',
  recurring: null,
  simulated: false,
}

test('production has exactly the configured gateway, and needs all of it', () => {
  assert.equal(readVnpay(account, production), read)
  for (const name of Object.keys(account)) refused({ ...account, [name]: '' }, new RegExp(`^${name} is not set`))
  assert.is(readVnpay({}, production), null)
  refused({ ...account, VNPAY_TMN_CODE: 'X' }, /^VNPAY_TMN_CODE is not understood/)
  for (const url of ['pay.test', 'ftp://pay.test', 'https://me:secret@pay.test/'])
    refused({ ...account, VNPAY_PAY_URL: url }, /^VNPAY_PAY_URL is not understood/)
})

test('outside production the simulator stands in, and an account of its own goes to the sandbox', () => {
  const simulator = readVnpay({}, { ...place, production: false })!
  assert.equal(
    [simulator.simulated, simulator.payUrl, simulator.apiUrl],
    [true, 'https://anni.test/x/dev/vnpay/pay', 'http://127.0.0.1:3000/x/dev/vnpay/api'],
  )
  const own = readVnpay({ VNPAY_TMN_CODE: 'CODE0001', VNPAY_HASH_SECRET: 's' }, { ...place, production: false })!
  assert.equal([own.simulated, new URL(own.payUrl).hostname], [false, 'sandbox.vnpayment.vn'])
})

test('each of the four may come as a file', () =>
  inFolder(async folder => {
    const env: Record<string, string> = {}
    for (const [name, value] of Object.entries(account)) {
      env[`${name}_FILE`] = join(folder, name)
      writeFileSync(join(folder, name), `${value}\n`)
    }
    assert.equal(readVnpay(env, production), read)
  }))

const contract = {
  VNPAY_RECURRING_URL: 'https://isp.test/isp-svc/',
  VNPAY_RECURRING_TMN_CODE: 'RECUR001',
  VNPAY_RECURRING_HASH_SECRET: 'canary-hash',
  VNPAY_RECURRING_CLIENT_ID: 'client',
  VNPAY_RECURRING_CLIENT_SECRET: 'canary-client',
  VNPAY_RECURRING_USERNAME: 'user',
  VNPAY_RECURRING_PASSWORD: 'canary-password',
}

test('charging registered cards is switched on by all seven of its own, each also as a file', () =>
  inFolder(async folder => {
    const { recurring } = readVnpay({ ...account, ...contract }, production)!
    assert.equal(recurring, {
      url: 'https://isp.test/isp-svc',
      tmnCode: 'RECUR001',
      secret: 'canary-hash',
      clientId: 'client',
      clientSecret: 'canary-client',
      username: 'user',
      password: 'canary-password',
    })
    const files: Record<string, string> = {}
    for (const [name, value] of Object.entries(contract)) {
      refused({ ...account, ...contract, [name]: '' }, new RegExp(`^${name} is not set`))
      files[`${name}_FILE`] = join(folder, name)
      writeFileSync(join(folder, name), `${value}\n`)
    }
    assert.equal(readVnpay({ ...account, ...files }, production)!.recurring, recurring)
    refused({ ...account, ...contract, VNPAY_RECURRING_URL: 'isp.test' }, /^VNPAY_RECURRING_URL is not understood/)
    refused(contract, /^VNPAY_TMN_CODE is not set/)
  }))

test('production without an account starts with a warning', () => {
  const env = { NODE_ENV: 'production', APP_ORIGIN: 'https://anni.test', APP_SECRET: 'x'.repeat(32) }
  const said = (more: object) => readConfig({ ...env, ...more }).warnings.filter(text => text.includes('VNPAY'))
  assert.equal(said({}), ['VNPAY_TMN_CODE is not set: nobody can pay, and buying answers 503.'])
  assert.equal(said(account), [])
})

function refused(env: Record<string, string>, message: RegExp): void {
  const error = thrown(() => readVnpay(env, production))
  assert.ok(isOperatorError(error))
  assert.match(error.message, message)
  assert.not.match(error.message, /canary|me:secret/)
}

function thrown(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}

test.run()
