import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { type Bought, start, withMother } from '../helpers/billing.ts'
import { cancelled, ipn, order, told } from '../helpers/orders.ts'
import { withRenewed } from '../helpers/refunds.ts'
import { bought } from '../helpers/renewals.ts'
import { closeReview, suspected, withReviewed } from '../helpers/reviewed.ts'

/** The kinds that are open after a run on the next day. */
async function differences({ app, at }: Pick<Bought, 'app' | 'at'>, day = '2027-02-01'): Promise<string[]> {
  await at(`${day}T20:40:00Z`)
  await runJob(app.services, ledgerJob, { dryRun: false })
  return app.db('ledger_differences').whereNull('resolved_at').orderBy('id').pluck('kind')
}

/** The gateway reports a wrong amount, then the right one. Checks that the ledger finds nothing. */
const agreesOnceCorrected = ({ wrongAt, rightAt }: { wrongAt: string; rightAt: string }) =>
  withMother(async given => {
    const { app, at } = given
    const { vnp_txn_ref } = await order(app)
    await at(wrongAt)
    assert.is(await ipn(app, told(app, vnp_txn_ref, { vnp_Amount: '500000' })), '04')
    await at(rightAt)
    assert.is(await ipn(app, told(app, vnp_txn_ref)), '00')
    assert.equal(await differences(given), [])
  })

const change = (app: TestApp, vnp_txn_ref: string, to: object) => app.db('orders').where({ vnp_txn_ref }).update(to)

test('D68: a day of payments, failures and repeated calls agrees with what the gateway said', () =>
  withMother(async given => {
    const { app } = given
    const { ref } = await bought(app)
    await ipn(app, told(app, ref))
    const failed = await order(app)
    await ipn(app, told(app, failed.vnp_txn_ref, cancelled))
    const odd = await order(app)
    await ipn(app, told(app, odd.vnp_txn_ref, { vnp_Amount: '100' }))
    await order(app, 2)
    assert.equal(await differences(given), [])
  }))

test('D68: payments at the gateway without our grant, and our grants without a payment there, are found', () =>
  withMother(async given => {
    const { app } = given
    const lost = await bought(app)
    const invented = await bought(app)
    assert.is(await ipn(app, told(app, 'ANUNKNOWN')), '01')
    await app.db('goi_dich_vu').where({ vnp_txn_ref: lost.ref }).delete()
    await change(app, lost.ref, { trang_thai: 'failed' })
    await app.db('gateway_calls').where({ vnp_txn_ref: invented.ref }).delete()
    assert.equal((await differences(given)).sort(), ['gateway_paid', 'gateway_paid', 'paid_unsaid'])
    await change(app, lost.ref, { trang_thai: 'review' })
    assert.equal((await differences(given)).sort(), ['gateway_paid', 'paid_unsaid'], 'what is reviewed is seen already')
  }))

test('an order that an admin granted without a word of VNPay agrees, also once it is sent back outside', () =>
  withReviewed(suspected, async ({ app, at, ref }) => {
    await closeReview({ app }, ref, { ket_qua: 'paid' })
    const outside = { ngay: '2027-01-31', ma_tham_chieu: 'FT1' }
    const body = { ly_do: 'Khách đổi ý', ben_ngoai: outside }
    assert.is((await app.post(`/api/payment/orders/${ref}/refund`, body, { as: 'admin' })).status, 200)
    assert.equal(await differences({ app, at }), [])
  }))

test('D68: an amount that the gateway says differently is found', () =>
  withMother(async given => {
    const { app } = given
    const { ref } = await bought(app)
    assert.is(await ipn(app, told(app, ref, { vnp_Amount: '100' })), '04')
    assert.equal(await differences(given), ['gateway_paid'])
  }))

test('D68: an amount that the gateway corrected a moment ago is no difference', () =>
  agreesOnceCorrected({ wrongAt: start, rightAt: '2027-02-01T20:39:00Z' }))

test('D68: a payment that the gateway repeats every few minutes, and that is never settled, is found', () =>
  withMother(async given => {
    const { app, at } = given
    const lost = await bought(app)
    await at('2027-02-01T20:39:00Z')
    assert.is(await ipn(app, told(app, lost.ref)), '02')
    await app.db('goi_dich_vu').where({ vnp_txn_ref: lost.ref }).delete()
    await change(app, lost.ref, { trang_thai: 'failed' })
    assert.equal(await differences(given), ['gateway_paid'])
  }))

test('D68: the amount that the gateway said last counts, whatever the clock of the process that heard it', () =>
  agreesOnceCorrected({ wrongAt: '2027-01-31T06:00:00Z', rightAt: '2027-01-31T05:59:59Z' }))

test('D68: a refund that the gateway does not know of or does not finish in a month is found', () =>
  withRenewed(async given => {
    const { at, request, decide, ask, gateway } = given
    const { id } = (await request()).json.data
    await decide(id, 'approved')
    assert.equal(await differences(given, '2028-01-12'), [])
    gateway.tells({ vnp_TransactionType: '01', vnp_TransactionStatus: '00' })
    await ask()
    assert.equal(await differences(given, '2028-01-13'), ['refund_unsaid'])
    gateway.tells({})
    // the job asks once in 24 hours
    await at('2028-01-15T05:00:00Z')
    await ask()
    assert.equal(await differences(given, '2028-02-12'), ['refund_overdue'])
  }))

test.run()
