import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { overpay, withTwoPlaces } from '../helpers/two-places.ts'
import { waiting } from '../helpers/work.ts'

const ly_do = 'Đã hoàn 370.500 ₫ trên trang của VNPay'
const close = (app: TestApp, ref: string) => app.post(`/api/payment/orders/${ref}/overpaid`, { ly_do }, { as: 'admin' })
const ledger = (app: TestApp) => runJob(app.services, ledgerJob, { dryRun: false })

const back = (app: TestApp, ref: string, body: object) =>
  app.post(`/api/payment/orders/${ref}/refund`, { ly_do, ...body }, { as: 'admin' })

test('once an overpayment is noted as sent back outside, VNPay sends back no more than the rest', () =>
  withTwoPlaces(async given => {
    const { app, vnp_txn_ref: ref } = given
    await overpay(given)
    await close(app, ref)
    await withRefundGateway(app, async gateway => {
      for (const body of [{}, { so_tien: 741_001 }, { so_tien: 370_502 }])
        assert.is((await back(app, ref, body)).json.error, 'overpaid_dealt_with')
      assert.is((await back(app, ref, { so_tien: 370_501 })).json.data.con_lai, 370_500)
      assert.equal(
        [(await back(app, ref, { so_tien: 1 })).json.error, gateway.asked.length],
        ['overpaid_dealt_with', 1],
      )
    })
    assert.equal(await app.db('refunds').pluck('so_tien'), [370_501])
    const asked = { vnp_txn_ref: ref, ly_do: 'Con không dùng nữa' }
    assert.is((await app.post('/api/payment/refunds', asked, { as: 'mother' })).json.error, 'nothing_left')
    const ben_ngoai = { ngay: '2028-01-12', ma_tham_chieu: 'FT1' }
    assert.is((await back(app, ref, { ben_ngoai })).json.data.trang_thai, 'refunded')
  }))

const askAsMother = async (app: TestApp, vnp_txn_ref: string) =>
  (await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'Con không dùng nữa' }, { as: 'mother' })).json.data

for (const who of ['the parent may ask for', 'VNPay sends back'])
  test(`what was noted as sent back outside, and then recorded as a refund of that amount, counts once: ${who} the rest`, () =>
    withTwoPlaces(async given => {
      const { app, vnp_txn_ref: ref } = given
      await overpay(given)
      await close(app, ref)
      const ben_ngoai = { ngay: '2028-01-12', ma_tham_chieu: 'FT1' }
      assert.is((await back(app, ref, { so_tien: 370_500, ben_ngoai })).json.data.con_lai, 370_501)
      if (who === 'the parent may ask for') return assert.is((await askAsMother(app, ref)).so_tien, 370_501)
      await withRefundGateway(app, async gateway => {
        assert.is((await back(app, ref, {})).json.data.trang_thai, 'refunded')
        assert.equal(
          gateway.asked.map(body => body.vnp_Amount),
          ['37050100'],
        )
      })
    }))

test('another amount that is recorded as sent back outside is none of what was noted', () =>
  withTwoPlaces(async given => {
    const { app, vnp_txn_ref: ref } = given
    await overpay(given)
    await close(app, ref)
    const ben_ngoai = { ngay: '2028-01-12', ma_tham_chieu: 'FT1' }
    await back(app, ref, { so_tien: 100_000, ben_ngoai })
    assert.is((await askAsMother(app, ref)).so_tien, 270_501)
  }))

test('the same amount that went back outside on a later day than the note is another transfer: VNPay sends nothing beside both', () =>
  withTwoPlaces(async given => {
    const { app, at, vnp_txn_ref: ref } = given
    await overpay(given)
    await close(app, ref)
    await at('2028-01-13T05:00:00Z')
    const ben_ngoai = { ngay: '2028-01-13', ma_tham_chieu: 'FT2' }
    assert.is((await back(app, ref, { so_tien: 370_500, ben_ngoai })).json.data.con_lai, 370_501)
    await withRefundGateway(app, async gateway => {
      assert.is((await back(app, ref, {})).json.error, 'overpaid_dealt_with')
      assert.is(gateway.asked.length, 0)
    })
  }))

test('what went back of an overpayment through VNPay does not wait any more; the rest of it does, and is noted alone', () =>
  withTwoPlaces(async given => {
    const { app, at, vnp_txn_ref: ref } = given
    await overpay(given)
    await ledger(app)
    await withRefundGateway(app, async () => {
      assert.is((await back(app, ref, { so_tien: 100_000 })).json.data.tra_thua, 270_500)
      assert.equal((await waiting(app)).ledger, [ref])
      await at('2028-01-20T05:00:00Z')
      assert.is((await back(app, ref, { so_tien: 270_500 })).json.data.tra_thua, null)
    })
    assert.equal([(await waiting(app)).ledger, (await close(app, ref)).json.error], [undefined, 'not_overpaid'])
    assert.equal(await ledger(app), { differences: 0, new: 0 })
  }))

test('of an overpayment of which a part went back through VNPay, what is noted is the rest', () =>
  withTwoPlaces(async given => {
    const { app, vnp_txn_ref: ref } = given
    await overpay(given)
    await withRefundGateway(app, async () => {
      await back(app, ref, { so_tien: 100_000 })
      const [noted] = (await close(app, ref)).json.data.dong_thoi_gian
      assert.is(noted.chi_tiet.so_tien, 270_500)
      assert.is((await back(app, ref, { so_tien: 370_502 })).json.error, 'overpaid_dealt_with')
      assert.is((await back(app, ref, { so_tien: 370_501 })).status, 200)
    })
  }))

test.run()
