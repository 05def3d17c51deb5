import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type WithCard, withCard } from '../helpers/cards.ts'
import { fakeGateway, saying } from '../helpers/fake-gateway.ts'
import { movesOf, order, orderRow } from '../helpers/orders.ts'
import { renewalOrders } from '../helpers/renewals.ts'

/** Charges the card on 11 January at noon, and runs the jobs until three days have nearly passed, then an hour more. */
async function threeDays({ app, day, attempts }: WithCard): Promise<{ ref: string; link: () => Promise<number> }> {
  const [{ vnp_txn_ref: ref }] = await renewalOrders(app)
  for (const moment of ['11T05:06:00Z', '11T06:10:00Z', '12T06:10:00Z', '13T06:10:00Z', '14T04:55:00Z'])
    await day(`2028-01-${moment}`)
  assert.equal(await attempts(), [[20, 'pending']])
  for (const moment of ['14T05:10:00Z', '14T06:15:00Z', '15T06:15:00Z']) await day(`2028-01-${moment}`)
  return {
    ref,
    link: async () => (await app.post(`/api/payment/renewal/${ref}`, {}, { as: 'mother' })).status,
  }
}

const switched = ({ app }: WithCard, on: boolean) => {
  app.services.gateway = { ...app.services.gateway!, recurring: on ? app.config.vnpay!.recurring : null }
}

const queue = async ({ app }: WithCard) => {
  const { viec } = (await app.get('/api/viec-can-lam', { as: 'admin' })).json.data
  const { lau_nhat } = viec.find(({ loai }: { loai: string }) => loai === 'review')
  return lau_nhat.map(({ vnp_txn_ref, ly_do }: Record<string, string>) => [vnp_txn_ref, ly_do])
}

for (const [kind, ends, answer] of [
  ['silent', 'paid', 409],
  ['lost', 'expired', 200],
] as const)
  test(`a charge that is pending when the contract is switched off is reviewed after 3 days, and is ${ends} once VNPay can be asked`, () =>
    withCard(kind, async given => {
      const { app, day, attempts, sent } = given
      await day('2028-01-11T05:00:00Z')
      switched(given, false)
      const { ref, link } = await threeDays(given)
      assert.equal([await attempts(), await sent()], [[[20, 'review']], 1])
      assert.equal(await queue(given), [[ref, 'outcome_unknown']])
      assert.equal(await movesOf(app, ref), ['order_created', 'order_charged', 'order_review'])
      assert.ok(app.logged.some(line => line.includes('"no_contract"') && line.includes(ref)))
      assert.is(await link(), 409)
      for (const [what, body] of [
        ['query', {}],
        ['refund', { ly_do: 'Không rõ' }],
      ] as const) {
        const { status, json } = await app.post(`/api/payment/orders/${ref}/${what}`, body, { as: 'admin' })
        assert.equal([status, json.error], [409, 'contract_off'])
      }
      assert.equal([await attempts(), await app.db('refunds')], [[[20, 'review']], []])

      switched(given, true)
      const { status, json } = await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
      assert.equal([status, json.data.trang_thai, await queue(given)], [200, ends, []])
      assert.is(await link(), answer)
      const { id: subject } = await orderRow(app, ref)
      const [closed] = await app.db('audit_log').where({ action: `order_${ends}`, subject })
      assert.equal([closed.detail.before, closed.detail.by], [{ trang_thai: 'review' }, 'query'])
    }))

for (const [what, more] of [
  ['is silent about', null],
  ['calls unfinished', { vnp_TransactionStatus: '01' }],
] as const)
  test(`a charge that the gateway ${what} for 3 days is reviewed, never given up`, () =>
    withCard('silent', async given => {
      const { app, day, attempts, sent } = given
      const gateway = await fakeGateway(app)
      if (more) gateway.behave(saying(app, more, app.services.gateway!.recurring!))
      try {
        await day('2028-01-11T05:00:00Z')
        const { ref, link } = await threeDays(given)
        assert.equal([await attempts(), await sent(), await link()], [[[20, 'review']], 1, 409])
        assert.equal(await queue(given), [[ref, 'outcome_unknown']])
      } finally {
        gateway.close()
      }
    }))

test('charges that cannot be queried hold up no other order', () =>
  withCard('lost', async given => {
    const { app, at, day } = given
    await day('2028-01-11T05:00:00Z')
    const { id, ...charge } = (await renewalOrders(app))[0]
    for (const charge_step of [13, 7, 3, 1])
      await app.db('orders').insert({
        ...charge,
        payment_day: undefined,
        da_thu: undefined,
        charge_step,
        vnp_txn_ref: `CHARGE${charge_step}`,
      })
    const { vnp_txn_ref } = await order(app)
    switched(given, false)
    const gateway = await fakeGateway(app)
    gateway.behave(saying(app))
    await at('2028-01-11T05:06:00Z')
    const summary = (await app.post('/dev/jobs/reconcile')).json
    gateway.close()
    assert.equal([summary.due, summary.asked, summary.no_answer, gateway.asked.length], [6, 6, 5, 1])
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'paid')
  }))

test('VNPay not knowing an order that is reviewed for another reason closes nothing', () =>
  withCard('silent', async given => {
    const { app, day, attempts } = given
    await day('2028-01-11T05:00:00Z')
    const [{ vnp_txn_ref: ref }] = await renewalOrders(app)
    await app.db('orders').where({ vnp_txn_ref: ref }).update({ trang_thai: 'review', reason: 'wrong_amount' })
    const gateway = await fakeGateway(app)
    gateway.behave(saying(app, { vnp_ResponseCode: '91' }, app.services.gateway!.recurring!))
    const { status, json } = await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
    gateway.close()
    assert.equal([status, json.data.ma_tra_loi, await attempts()], [200, 'unknown_transaction', [[20, 'review']]])
  }))

test.run()
