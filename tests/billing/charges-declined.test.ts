import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { registerCard, withCard } from '../helpers/cards.ts'
import { fakeGateway, saying } from '../helpers/fake-gateway.ts'
import { ipn, told } from '../helpers/orders.ts'
import { renewalOrders } from '../helpers/renewals.ts'

const linked = 'Goi An Nhi het han 31/01/2028. Gia han 390.000 d tai LINK'
const due = (days: number) => `Goi An Nhi het han sau ${days} ngay (31/01/2028). Gia han: LINK`

test('D39: a card without money is charged again with each reminder, each carries the link, and the term ends', () =>
  withCard('empty', async ({ app, id, row, day, attempts, sent }) => {
    const told: Record<string, string[]> = {}
    for (let moment = Date.parse('2028-01-10'); moment < Date.parse('2028-02-06'); moment += 86_400_000) {
      const date = new Date(moment).toISOString().slice(0, 10)
      const said = [...(await day(`${date}T05:00:00Z`)), ...(await day(`${date}T06:00:00Z`))]
      if (said.length > 0) told[date] = said
    }
    assert.equal(told, {
      '2028-01-11': [linked],
      '2028-01-18': [due(13)],
      '2028-01-24': [due(7)],
      '2028-01-28': [due(3)],
      '2028-01-30': ['Goi An Nhi het han ngay mai (31/01/2028). Gia han: LINK'],
      '2028-01-31': ['Goi An Nhi da het han 31/01/2028. Gia han: LINK'],
    })
    const steps = [20, 13, 7, 3, 1, 0]
    assert.equal(
      await attempts(),
      steps.map(step => [step, 'failed']),
    )
    assert.is(await sent(), 6)
    await app.post('/dev/jobs/expiry')
    assert.is((await row(id)).trang_thai, 'HET_HAN')
  }))

test('D39: a card that is blocked is charged once and never again; the link pays', () =>
  withCard('locked', async ({ app, id, row, day, attempts, sent, parent }) => {
    assert.equal(await day('2028-01-11'), [linked])
    assert.equal(await day('2028-01-18'), [due(13)])
    assert.equal([await attempts(), await sent()], [[[20, 'failed']], 1])
    assert.is((await app.db('cards').where({ ma_phu_huynh: parent }).first()).ended_reason, 'card_locked')
    const [{ vnp_txn_ref }] = await renewalOrders(app)
    const { data } = (await app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'mother' })).json
    await app.ask('POST', `/dev/vnpay/pay${new URL(data.payment_url).search}`, {
      body: 'outcome=success',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    assert.is((await row(id)).ngay_ket_thuc, '2029-01-31')
    await registerCard(app, parent, 'good')
    assert.equal(await day('2028-01-24'), [])
    assert.is(await sent(), 1, 'what is paid is not charged')
  }))

for (const [status, reason, charges] of [
  ['02', 'not_successful', 1],
  ['08', null, 2],
] as const)
  test(`D39: a decline that a query alone tells of, status ${status}, ${reason ? 'ends the card' : 'may pass'}`, () =>
    withCard('silent', async ({ app, parent, day, sent, attempts }) => {
      const gateway = await fakeGateway(app)
      gateway.behave(saying(app, { vnp_TransactionStatus: status }, app.services.gateway!.recurring!))
      await day('2028-01-11T05:00:00Z')
      assert.equal(await day('2028-01-11T05:06:00Z'), [linked])
      gateway.close()
      assert.equal(await attempts(), [[20, 'failed']])
      const [card] = await app.db('cards').where({ ma_phu_huynh: parent })
      assert.equal([card.ended_reason, card.ended_at === null], [reason, reason === null])
      await day('2028-01-18')
      assert.is(await sent(), charges)
    }))

for (const [code, reason, charges] of [
  ['98', null, 2],
  ['99', null, 2],
  ['12', 'card_locked', 1],
] as const)
  test(`D39: a failure that the gateway calls about with code ${code} ${reason ? 'ends the card' : 'leaves the card'}`, () =>
    withCard('silent', async ({ app, parent, day, sent, attempts }) => {
      await day('2028-01-11T05:00:00Z')
      const [{ vnp_txn_ref }] = await renewalOrders(app)
      const failure = { vnp_ResponseCode: code, vnp_TransactionStatus: '02' }
      assert.is(await ipn(app, told(app, vnp_txn_ref, failure)), '00')
      assert.equal(await attempts(), [[20, 'failed']])
      const [card] = await app.db('cards').where({ ma_phu_huynh: parent })
      assert.equal([card.ended_reason, card.ended_at === null], [reason, reason === null])
      await day('2028-01-18')
      assert.is(await sent(), charges)
    }))

test('a decline of a card that was replaced meanwhile leaves the new one', () =>
  withCard('silent', async ({ app, at, parent, day }) => {
    const gateway = await fakeGateway(app)
    gateway.behave(saying(app, { vnp_TransactionStatus: '02' }, app.services.gateway!.recurring!))
    await day('2028-01-11T05:00:00Z')
    await at('2028-01-11T05:03:00Z')
    await registerCard(app, parent, 'good')
    await day('2028-01-11T05:06:00Z')
    gateway.close()
    assert.equal(await app.db('cards').where({ ended_at: null }).pluck('ended_reason'), [null])
  }))

test.run()
