import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findGatewayDifferences } from '../../src/billing/ledger/gateway-store.ts'
import type { TestApp } from '../helpers/app.ts'
import { free, seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { logWritten } from '../helpers/log.ts'
import { cancelled, ipn, order, orderLater, orderRow, placesOf, told } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { proof } from '../helpers/proof.ts'

const times = <T>(n: number, work: () => T): T[] => Array.from({ length: n }, work)
/** Repeats a call that was answered 99, as the gateway does, because a busy machine answers so; fails after an error. */
async function insist(app: TestApp, query: string): Promise<string> {
  for (;;) {
    const code = await ipn(app, query)
    if (code !== '99') return code
    await logWritten()
    assert.not.match(app.logged.join('\n'), /"outcome":"fault"/)
  }
}

const rounds = proof ? 200 : 15

serverTest(
  test,
  'R33: of 8 parallel calls and returns for each order exactly one is 00, and one place is granted',
  () =>
    withOwnApp(async app => {
      await seedMother(app)
      for (let round = 0; round < rounds; round++) {
        const { vnp_txn_ref } = await orderLater(app)
        const query = told(app, vnp_txn_ref)
        const returns = times(4, () => app.get(`/api/payment/result?${query}`))
        const codes = await Promise.all(times(8, () => insist(app, query)))
        assert.equal(codes.sort(), ['00', ...times(7, () => '02')])
        for (const { json } of await Promise.all(returns))
          assert.ok(['pending', 'success'].includes(json.data.trang_thai))
      }
      assert.is((await app.db('goi_dich_vu')).length, rounds)
      assert.is((await app.db('audit_log').where({ action: 'order_paid' })).length, rounds)
    }),
)

serverTest(test, 'R37: parallel success and failure end paid, with one place', () =>
  withOwnApp(async app => {
    await seedMother(app)
    for (let round = 0; round < rounds; round++) {
      const { vnp_txn_ref } = await orderLater(app)
      const calls: Record<string, string>[] = [{}, cancelled, {}, cancelled, { vnp_ResponseCode: '07' }, {}]
      await Promise.all(calls.map(call => insist(app, told(app, vnp_txn_ref, call))))
      assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'paid')
      assert.is((await placesOf(app, vnp_txn_ref)).length, 1)
    }
  }),
)

serverTest(
  test,
  'D47, D68: a wrong amount and the right one in parallel end paid, with one place; the ledger finds it if the wrong one came last',
  () =>
    withOwnApp(async app => {
      const { at } = await seedMother(app)
      const contradicted: string[] = []
      for (let round = 0; round < rounds; round++) {
        const { vnp_txn_ref } = await orderLater(app)
        const calls = [told(app, vnp_txn_ref), told(app, vnp_txn_ref, { vnp_Amount: '500000' })]
        const codes = await Promise.all((round % 2 === 0 ? calls : calls.reverse()).map(call => insist(app, call)))
        assert.equal(codes.sort(), ['00', '04'])
        assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'paid')
        assert.is((await placesOf(app, vnp_txn_ref)).length, 1)
        const last = await app.db('gateway_calls').where({ vnp_txn_ref, kind: 'ipn' }).orderBy('id', 'desc').first()
        if (last.amount === 5_000) contradicted.push(vnp_txn_ref)
      }
      await at('2027-02-01T05:00:00Z')
      const found = await findGatewayDifferences(app.db, app.services.clock.now())
      assert.equal(found.map(({ vnp_txn_ref }) => vnp_txn_ref).sort(), contradicted.sort())
    }),
)

serverTest(test, 'R41: 20 parallel claims of the free package are one row', () =>
  withOwnApp(async app => {
    const { parent } = await seedMother(app)
    const claim = () => app.post('/api/payment/create', { thong_tin_goi_id: free }, { as: 'mother' })
    assert.equal(tally(await Promise.all(times(20, claim))), { 200: 1, 409: 19 })
    assert.is((await app.db('goi_dich_vu').where({ ma_phu_huynh: parent })).length, 1)
    assert.is((await app.db('orders')).length, 1)
  }),
)

serverTest(test, 'D49: ten clicks in parallel are one pending order', () =>
  withOwnApp(async app => {
    await seedMother(app)
    const refs = await Promise.all(times(10, () => order(app)))
    assert.is(new Set(refs.map(({ payment_url }) => payment_url)).size, 1)
    assert.is((await app.db('orders')).length, 1)
  }),
)

serverTest(test, 'a payment and the deletion of its buyer in parallel never lose the money', () =>
  withOwnApp(async app => {
    await seedMother(app)
    const { mat_khau } = await app.db('phu_huynh').first('mat_khau')
    for (let round = 0; round < rounds; round++) {
      const [made] = await app
        .db('phu_huynh')
        .insert({ ten_phu_huynh: 'X', email_phu_huynh: `x${round}@test.vn`, mat_khau, ngay_tao: new Date() })
        .returning('ma_phu_huynh')
      const { json } = await app.post(
        '/api/payment/create',
        { thong_tin_goi_id: 3, phu_huynh_id: made.ma_phu_huynh },
        { as: 'admin' },
      )
      const { vnp_txn_ref } = json.data
      const [code, deleted] = await Promise.all([
        insist(app, told(app, vnp_txn_ref)),
        app.ask('DELETE', `/api/phu-huynh/${made.ma_phu_huynh}`, { as: 'admin' }),
      ])
      assert.equal([code, deleted.status], ['00', 200])
      const { trang_thai } = await orderRow(app, vnp_txn_ref)
      assert.is((await placesOf(app, vnp_txn_ref)).length, trang_thai === 'paid' ? 1 : 0)
      assert.ok(['paid', 'review'].includes(trang_thai))
    }
  }),
)

test.run()
