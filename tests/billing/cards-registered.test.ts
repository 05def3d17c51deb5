import { createHmac } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { chargeAnswer, chargeBody, isSignedCharge, readChargeAnswer } from '../../src/billing/cards/recurring.ts'
import { runApp, type TestApp, withApp } from '../helpers/app.ts'
import { withMother } from '../helpers/billing.ts'
import { registerCard } from '../helpers/cards.ts'
import { idOf } from '../helpers/family.ts'

const hmac = (secret: string, text: string) => createHmac('sha512', secret).update(text).digest('hex')
const service = {
  url: 'https://isp.test/isp-svc',
  tmnCode: 'RECUR001',
  secret: 'khoa',
  clientId: 'c',
  clientSecret: 's',
  username: 'u',
  password: 'p',
}
const asked = {
  txnRef: 'AN280111ABC',
  info: 'Gia hạn gói',
  amount: 390_000,
  recurringId: '20000001',
  token: 'the-token',
  createDate: '20280111120000',
}

test('a charge is signed over its fields in the order of the service', () => {
  const body = chargeBody(service, asked)
  const text =
    'AN280111ABC|recurring_pay|AN280111ABC|Gia han goi|RECUR001|the-token|20000001|39000000|20280111|VND||2.1.0|20280111120000'
  assert.is(body.secureHash, hmac('khoa', text))
  assert.ok(isSignedCharge(service, body))
  for (const changed of [
    { ...body, reqId: 'AN280111ABD' },
    { ...body, token: { tokenId: 'another' } },
    { ...body, transaction: { ...body.transaction, recurringAmount: 100 } },
    { ...body, secureHash: body.secureHash.slice(1) },
    { ...body, secureHash: undefined as unknown as string },
  ])
    assert.not.ok(isSignedCharge(service, changed))
})

test('an answer counts if the service signed it, and not if anything in it was changed', () => {
  const answer = chargeAnswer(service, '00', '14000001', '39000000') as Record<string, unknown>
  const read = (more: object) => readChargeAnswer(service, JSON.stringify({ ...answer, ...more }))
  assert.is(answer.secureHash, hmac('khoa', '00|Simulated|14000001|39000000|0|VND|'))
  assert.equal(read({}), { code: '00', transactionNo: '14000001', amount: 390_000 })
  for (const changed of [
    { rspCode: '51' },
    { rspMsg: 'x' },
    { transaction: null },
    { addData: 'x' },
    { secureHash: '' },
  ])
    assert.is(read(changed), undefined)
  for (const text of ['', '[]', 'null', '<html>']) assert.is(readChargeAnswer(service, text), undefined)
})

/** The query of the gateway's call after a registration. A wrong `secret` makes its signature invalid. */
function told(app: TestApp, more: Record<string, string>, secret?: string): string {
  const { recurring } = app.services.gateway!
  const fields: Record<string, string> = {
    vnp_app_user_id: '1',
    vnp_card_number: '970419xxxxxx2198',
    vnp_command: 'pay_n_recurring',
    vnp_recurring_id: '20000001',
    vnp_response_code: '00',
    vnp_tmn_code: recurring!.tmnCode,
    vnp_token: 'the-token',
    vnp_transaction_status: '00',
    vnp_txn_ref: 'REG1',
    ...more,
  }
  const names = Object.keys(fields).sort()
  const query = names.map(name => `${name}=${new URLSearchParams([['', fields[name]!]]).toString().slice(1)}`).join('&')
  return `${query}&vnp_secure_hash=${hmac(secret ?? recurring!.secret, query)}`
}

test('a registered card is stored once by what charges it; what is forged, odd or declined stores nothing', () =>
  withMother(async ({ app, parent }) => {
    const own = { vnp_app_user_id: String(parent) }
    const call = async (query: string) => (await app.get(`/api/payment/vnpay-card-ipn?${query}`)).json.RspCode
    const count = async () => (await app.db('cards')).length
    assert.is(await call(told(app, own, 'another')), '97')
    assert.is(await call(`${told(app, own)}&vnp_token=x`), '97')
    assert.is(await call(told(app, { ...own, vnp_tmn_code: 'OTHER001' })), '97')
    assert.is(await call(told(app, { ...own, vnp_command: 'pay' })), '99')
    assert.is(await call(told(app, { vnp_app_user_id: '0' })), '99')
    assert.is(await call(told(app, { vnp_app_user_id: '2000000' })), '01')
    assert.is(await call(told(app, { ...own, vnp_response_code: '24', vnp_transaction_status: '02' })), '00')
    assert.is(await count(), 0)
    assert.equal([await call(told(app, own)), await call(told(app, own))], ['00', '02'])
    assert.is(await count(), 1)
    const payment = new URLSearchParams(told(app, own))
    assert.is((await app.get(`/api/payment/vnpay-ipn?${payment}`)).json.RspCode, '97', 'it is no payment')
  }))

test('a card is stored with its last day; where that is no day of the calendar, without one', () =>
  withMother(async ({ app, parent }) => {
    const said = ['20991231', '20261399', '20270231', '00000000', '00000101', '1299']
    for (const [i, vnp_token_exp_date] of said.entries()) {
      const more = { vnp_app_user_id: String(parent), vnp_txn_ref: `REG${i}`, vnp_recurring_id: `2000000${i}` }
      const { json } = await app.get(`/api/payment/vnpay-card-ipn?${told(app, { ...more, vnp_token_exp_date })}`)
      assert.is(json.RspCode, '00', vnp_token_exp_date)
    }
    const days = await app.db('cards').orderBy('id').pluck('expires_on')
    assert.equal(days, ['2099-12-31', ...said.slice(1).map(() => null)])
  }))

test('another card replaces the first, and all go with the account', () =>
  withMother(async ({ app, parent }) => {
    await registerCard(app, parent, 'good')
    await registerCard(app, parent, 'empty')
    const cards = await app.db('cards').orderBy('id')
    assert.equal(
      cards.map(({ ended_at }) => ended_at === null),
      [false, true],
    )
    await app.ask('DELETE', `/api/phu-huynh/${parent}`, { as: 'admin' })
    assert.equal(await app.db('cards'), [])
  }))

test('a card of the simulator that is registered after a restart takes the place of the one before', () =>
  withApp(async app => {
    const mother = await idOf(app.db, 'mother')
    assert.is(await registerCard(app, mother, 'good'), '00')
    await runApp(app.db, {}, async restarted => assert.is(await registerCard(restarted, mother, 'empty'), '00'))
    const cards = await app.db('cards').where({ ma_phu_huynh: mother }).orderBy('id')
    assert.equal(
      cards.map(({ ended_at }) => ended_at === null),
      [false, true],
    )
  }))

test.run()
