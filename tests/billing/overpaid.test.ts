import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { movesOf } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { paid } from '../helpers/renewals.ts'
import { openTwoPlaces, overpay, type TwoPlaces, withTwoPlaces } from '../helpers/two-places.ts'

const ly_do = 'Đã hoàn 370.500 ₫ trên trang của VNPay'
const close = (app: TestApp, ref: string, as: 'admin' | 'mother' = 'admin', body: object = { ly_do }) =>
  app.post(`/api/payment/orders/${ref}/overpaid`, body, { as })
const detail = async (app: TestApp, ref: string) =>
  (await app.get(`/api/payment/orders/${ref}`, { as: 'admin' })).json.data
type Answer = ReturnType<TestApp['ask']>
const ledger = (app: TestApp) => runJob(app.services, ledgerJob, { dryRun: false })

async function waiting(app: TestApp) {
  const { tong, viec } = (await app.get('/api/viec-can-lam', { as: 'admin' })).json.data
  return [tong, viec.find(({ loai }: { loai: string }) => loai === 'ledger').so_luong]
}

test('an admin closes an overpayment with a note that every admin reads, and it is no longer among the open work', () =>
  withTwoPlaces(async given => {
    const { app, vnp_txn_ref } = given
    await overpay(given)
    assert.equal([(await detail(app, vnp_txn_ref)).tra_thua, await waiting(app)], [370_500, [1, 1]])
    const { status, json } = await close(app, vnp_txn_ref)
    assert.equal([status, json.data.tra_thua, json.data.trang_thai], [200, null, 'paid'])
    assert.equal(await waiting(app), [0, 0])
    const [noted] = (await detail(app, vnp_txn_ref)).dong_thoi_gian
    assert.equal(
      [noted.hanh_dong, noted.ten_nguoi !== null, noted.chi_tiet],
      ['overpaid_closed', true, { vnp_txn_ref, so_tien: 370_500, ly_do_dong: ly_do }],
    )
    assert.equal(await ledger(app), { differences: 0, new: 0 })
  }))

test('closing an overpayment a second time is refused and recorded once only', () =>
  withTwoPlaces(async given => {
    const { app, vnp_txn_ref } = given
    await overpay(given)
    await close(app, vnp_txn_ref)
    const { status, json } = await close(app, vnp_txn_ref)
    assert.equal([status, json.error], [409, 'not_overpaid'])
    assert.is((await movesOf(app, vnp_txn_ref)).filter(action => action === 'overpaid_closed').length, 1)
  }))

test('a closed overpayment that the ledger had found waits no more, even before the next check', () =>
  withTwoPlaces(async given => {
    const { app, at, vnp_txn_ref } = given
    await overpay(given)
    await ledger(app)
    await at('2028-02-12T05:00:00Z')
    assert.equal(await waiting(app), [1, 1])
    await close(app, vnp_txn_ref)
    assert.equal(await waiting(app), [0, 0])
    assert.equal(await ledger(app), { differences: 0, new: 0 })
    assert.equal(await app.db('ledger_differences').whereNull('resolved_at'), [])
  }))

test('only an admin closes an overpayment, with a reason, and only where something was overpaid', () =>
  withTwoPlaces(async given => {
    const { app, vnp_txn_ref, pay } = given
    await pay()
    assert.is((await close(app, vnp_txn_ref)).json.error, 'not_overpaid')
    await paid(app, vnp_txn_ref, 741_001)
    assert.equal([(await detail(app, vnp_txn_ref)).tra_thua, (await close(app, vnp_txn_ref)).status], [null, 409])
    assert.is((await close(app, vnp_txn_ref, 'admin', {})).status, 400)
    assert.is((await close(app, vnp_txn_ref, 'mother')).status, 403)
    assert.is((await close(app, 'AN0')).status, 404)
  }))

/** The mother has requested a refund of the whole order. */
const withRequest = (work: (given: TwoPlaces & { decide: (trang_thai: string) => Answer }) => Promise<void>) =>
  withTwoPlaces(async given => {
    const { app, vnp_txn_ref } = given
    await overpay(given)
    const request = { vnp_txn_ref, ly_do: 'Con không dùng nữa' }
    const { id } = (await app.post('/api/payment/refunds', request, { as: 'mother' })).json.data
    const decide = (trang_thai: string) =>
      app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai } })
    await work({ ...given, decide })
  })

test('an overpayment is not closed while the gateway may be sending back the whole order', () =>
  withRequest(async ({ app, vnp_txn_ref, decide }) => {
    await withRefundGateway(app, async gateway => {
      gateway.answers(null)
      await decide('approved')
    })
    const { status, json } = await close(app, vnp_txn_ref)
    assert.equal([status, json.error], [409, 'refund_approved'])
    assert.match(json.message, 'có khoản hoàn đang chờ')
    assert.equal([(await detail(app, vnp_txn_ref)).tra_thua, await waiting(app)], [370_500, [1, 1]])
  }))

test('once an overpayment is closed, the whole order is not refunded, and the request can only be refused', () =>
  withRequest(async ({ app, vnp_txn_ref, decide }) => {
    assert.is((await close(app, vnp_txn_ref)).status, 200)
    await withRefundGateway(app, async gateway => {
      const { status, json } = await decide('approved')
      assert.equal([status, json.error, gateway.asked], [409, 'overpaid_dealt_with', []])
    })
    assert.is((await decide('refused')).json.data.trang_thai, 'refused')
  }))

test('when an overpayment is closed after the refund failed, the refund is not sent again but refused, and waits no more', () =>
  withRequest(async ({ app, vnp_txn_ref, decide }) => {
    await withRefundGateway(app, async gateway => {
      gateway.answers('93')
      assert.is((await decide('approved')).json.data.trang_thai, 'failed')
      assert.is((await decide('refused')).json.error, 'refund_decided')
      assert.is((await close(app, vnp_txn_ref)).status, 200)
      assert.equal([(await decide('approved')).json.error, gateway.asked.length], ['overpaid_dealt_with', 1])
    })
    assert.equal([(await decide('refused')).json.data.trang_thai, await waiting(app)], ['refused', [0, 0]])
    assert.equal(await ledger(app), { differences: 0, new: 0 })
  }))

serverTest(test, 'several admins who close an overpayment in parallel close it once', () =>
  withOwnApp(async app =>
    openTwoPlaces(await seedMother(app), async given => {
      await overpay(given)
      const answers = await Promise.all(Array.from({ length: 6 }, () => close(app, given.vnp_txn_ref)))
      assert.equal(tally(answers), { 200: 1, 409: 5 })
      assert.is((await app.db('audit_log').where({ action: 'overpaid_closed' })).length, 1)
    }),
  ),
)

test.run()
