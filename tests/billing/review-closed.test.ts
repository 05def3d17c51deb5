import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { cancelled, ipn, orderRow, placesOf, told } from '../helpers/orders.ts'
import { suspected, tooLittle, withReviewed } from '../helpers/reviewed.ts'

test('asked again by an admin, an order under review is closed by a failure, but not by a late call', () =>
  withReviewed(suspected, async ({ app, ref, gateway }) => {
    assert.is(await ipn(app, told(app, ref, { ...cancelled })), '02')
    assert.is((await orderRow(app, ref)).trang_thai, 'review')
    gateway.tells({ vnp_Amount: '39000000', vnp_TransactionStatus: '02' })
    await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
    assert.is((await orderRow(app, ref)).trang_thai, 'failed')
  }))

for (const [what, path, body] of [
  ['asked about', 'query', {}],
  ['sent back', 'refund', { ly_do: 'Không trả' }],
] as const)
  test(`an order whose amount was wrong is closed when it is ${what} and the gateway calls it failed`, () =>
    withReviewed(tooLittle, async ({ app, ref, gateway, refunds }) => {
      gateway.tells({ ...tooLittle, vnp_TransactionStatus: '02' })
      const { status, json } = await app.post(`/api/payment/orders/${ref}/${path}`, body, { as: 'admin' })
      assert.equal([status, json.data.trang_thai], [200, 'failed'])
      assert.equal([gateway.asked, await refunds(), await placesOf(app, ref)], [[], [], []])
      const [closed] = await app.db('audit_log').where({ action: 'order_failed' })
      assert.equal([closed.detail.before, closed.detail.by], [{ trang_thai: 'review' }, 'query'])
      const { viec } = (await app.get('/api/viec-can-lam', { as: 'admin' })).json.data
      assert.is(viec.find(({ loai }: { loai: string }) => loai === 'review').so_luong, 0)
    }))

test('D68: the ledger accepts an order closed as failed after review, and reports a payment lost after that', () =>
  withReviewed(tooLittle, async ({ app, ref, gateway, at }) => {
    gateway.tells({ ...tooLittle, vnp_TransactionStatus: '02' })
    await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
    assert.is((await orderRow(app, ref)).trang_thai, 'failed')
    const compare = () => runJob(app.services, ledgerJob, { dryRun: false })
    await at('2027-02-01T20:40:00Z')
    assert.equal(await compare(), { differences: 0, new: 0 })
    await ipn(app, told(app, ref))
    await app.db('goi_dich_vu').where({ vnp_txn_ref: ref }).delete()
    await app.db('orders').where({ vnp_txn_ref: ref }).update({ trang_thai: 'failed' })
    await at('2027-02-02T20:40:00Z')
    assert.equal(await compare(), { differences: 1, new: 1 })
  }))

test.run()
