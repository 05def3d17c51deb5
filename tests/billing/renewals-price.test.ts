import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { free, oneDevice, twoDevices, withMother } from '../helpers/billing.ts'
import { registerCard } from '../helpers/cards.ts'
import { movesOf, orderRow } from '../helpers/orders.ts'
import { bought, jobs, paid, renewalOrders, texts } from '../helpers/renewals.ts'
import { type TwoPlaces, withTwoPlaces } from '../helpers/two-places.ts'

const ledger = (app: TestApp) => runJob(app.services, ledgerJob, { dryRun: false })

async function endsOf({ row, ids }: TwoPlaces) {
  const rows = await Promise.all(ids.map(row))
  return rows.map(({ trang_thai, ngay_ket_thuc }) => [trang_thai, ngay_ket_thuc])
}

test('a renewal of which a place was lost costs the share of what is left, odd đồng with the first place', () =>
  withTwoPlaces(async opened => {
    const { app, vnp_txn_ref, lose, link, pay } = opened
    assert.equal(await link(), { so_tien: 741_001, so_thiet_bi: 2 })
    await lose()
    assert.equal(await link(), { so_tien: 370_501, so_thiet_bi: 1 })
    assert.equal(await pay(), { vnp_txn_ref, amount: '37050100' })
    assert.is(await paid(app, vnp_txn_ref, 370_501), '00')
    assert.equal((await endsOf(opened))[1], ['CHUA_GAN', '2029-01-31'])
    assert.equal((await endsOf(opened))[0]![0], 'HUY')
    assert.equal(await movesOf(app, vnp_txn_ref), ['order_created', 'order_repriced', 'order_paid'])
    const { detail } = await app.db('audit_log').where({ action: 'order_repriced' }).first()
    assert.equal(detail, {
      before: { so_tien: 741_001, so_thiet_bi: 2 },
      after: { so_tien: 370_501, so_thiet_bi: 1 },
      vnp_txn_ref,
    })
    assert.equal(await link(), { so_tien: 370_501, so_thiet_bi: 1 })
    assert.equal(await ledger(app), { differences: 0, new: 0 })
  }))

test('places of one purchase that have several packages are renewed by one order, as the first of the packages', () =>
  withMother(async ({ app, at, assign }) => {
    const { ids } = await bought(app, twoDevices, 741_000)
    await assign(ids[0]!)
    await app.db('goi_dich_vu').where({ id: ids[1]! }).update({ thong_tin_goi_id: oneDevice })
    await at('2028-01-12T05:00:00Z')
    assert.is((await jobs.renewals(app)).opened, 1)
    const orders = await renewalOrders(app)
    assert.equal(
      orders.map(order => [order.thong_tin_goi_id, order.so_thiet_bi, order.so_tien]),
      [[twoDevices, 2, 741_000]],
    )
    assert.is((await jobs.renewals(app)).opened, 0)
  }))

const losses: [string, (opened: TwoPlaces) => Promise<unknown>][] = [
  [
    'its term is ended by hand',
    ({ put }) => put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc: '2027-02-01' }),
  ],
  ['its package is changed', ({ put }) => put('change-goi', { thong_tin_goi_id: free })],
  ['its device is deleted', ({ lose }) => lose()],
  [
    'it is cancelled by hand, with the next job',
    ({ app, ids }) =>
      app
        .db('goi_dich_vu')
        .where({ id: ids[0] })
        .update({ trang_thai: 'HUY' })
        .then(() => jobs.renewals(app)),
  ],
  ['its child is deleted', ({ app, child }) => app.ask('DELETE', `/api/tre-em/${child}`, { as: 'mother' })],
]
for (const [how, lose] of losses)
  test(`the waiting order asks for what is left wherever it is shown, once of a place ${how}, and the log says so`, () =>
    withTwoPlaces(async opened => {
      const { app, vnp_txn_ref, link } = opened
      const shown = async () => {
        const get = async (path: string, as: 'mother' | 'admin') => (await app.get(`/api${path}`, { as })).json.data
        const of = (rows: { vnp_txn_ref: string; so_tien: number }[]) =>
          rows.find(row => row.vnp_txn_ref === vnp_txn_ref)!.so_tien
        const csv = (await app.get('/api/payment/orders.csv', { as: 'admin' })).text
        assert.match(csv, vnp_txn_ref)
        return [
          of(await get('/payment/orders', 'mother')),
          of(await get('/payment/orders', 'admin')),
          (await get(`/payment/orders/${vnp_txn_ref}`, 'admin')).so_tien,
          Number(/741001|370501/.exec(csv)![0]),
          (await link()).so_tien,
        ]
      }
      assert.equal(await shown(), Array(5).fill(741_001))
      await lose(opened)
      assert.equal(await shown(), Array(5).fill(370_501))
      assert.equal(await movesOf(app, vnp_txn_ref), ['order_created', 'order_repriced'])
    }))

test('a place that leaves a renewal and comes back costs what was announced, to the đồng', () =>
  withTwoPlaces(async ({ app, put, link, vnp_txn_ref }) => {
    const end = (ngay_ket_thuc: string) => put('goi/time', { ngay_bat_dau: '2027-01-31', ngay_ket_thuc })
    const asked = async () => [(await link()).so_tien, (await orderRow(app, vnp_txn_ref)).so_tien]
    await end('2029-01-31')
    assert.equal(await asked(), [370_501, 370_501])
    await end('2028-01-31')
    assert.equal(await asked(), [741_001, 741_001])
  }))

test('an attempt at the old price is not paid again: another one costs what is left, and is used again', () =>
  withTwoPlaces(async ({ app, vnp_txn_ref, lose, pay }) => {
    assert.equal(await pay(), { vnp_txn_ref, amount: '74100100' })
    await lose()
    const second = await pay()
    assert.is.not(second.vnp_txn_ref, vnp_txn_ref)
    assert.is(second.amount, '37050100')
    assert.equal(await pay(), second)
    await paid(app, second.vnp_txn_ref, 370_501)
    assert.equal(await ledger(app), { differences: 0, new: 0 })
  }))

test('a buyer who pays the old price nevertheless has what is left renewed, and an admin sees the rest of the money', () =>
  withTwoPlaces(async opened => {
    const { app, vnp_txn_ref, lose, pay, at } = opened
    await pay()
    await lose()
    await paid(app, vnp_txn_ref, 741_001)
    assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, 'paid')
    assert.equal((await endsOf(opened))[1], ['CHUA_GAN', '2029-01-31'])
    const waiting = async () => {
      const { viec } = (await app.get('/api/viec-can-lam', { as: 'admin' })).json.data
      const { so_luong, lau_nhat } = viec.find(({ loai }: { loai: string }) => loai === 'ledger')
      return [so_luong, lau_nhat.map((item: { ly_do: string; vnp_txn_ref: string }) => [item.ly_do, item.vnp_txn_ref])]
    }
    const seen = [1, [['renewal_overpaid', vnp_txn_ref]]]
    assert.equal(await waiting(), seen, 'at once')
    assert.equal(await ledger(app), { differences: 1, new: 1 })
    assert.equal(await waiting(), seen, 'once')
    await at('2028-02-12T05:00:00Z')
    assert.equal([await ledger(app), await waiting()], [{ differences: 1, new: 0 }, seen])
    await app.db('orders').where({ vnp_txn_ref }).update({ trang_thai: 'failed' })
    await ledger(app)
    const open = await app.db('ledger_differences').where({ kind: 'renewal_overpaid' }).whereNull('resolved_at')
    assert.equal(open, [])
  }))

test('a card is charged for the places that are left when it is charged', () =>
  withTwoPlaces(async ({ app, parent, vnp_txn_ref, lose }) => {
    await lose()
    await registerCard(app, parent, 'good')
    await jobs.renewals(app)
    const [order] = await renewalOrders(app)
    assert.equal(
      [order.vnp_txn_ref, order.trang_thai, order.so_tien, order.so_thiet_bi],
      [vnp_txn_ref, 'paid', 370_501, 1],
    )
    const { request } = await app.db('gateway_calls').where({ kind: 'charge' }).first()
    assert.match(request, /370501/)
    assert.not.match(request, /741001/)
    assert.equal(await movesOf(app, vnp_txn_ref), ['order_created', 'order_repriced', 'order_charged', 'order_paid'])
    assert.equal(await ledger(app), { differences: 0, new: 0 })
  }))

test('a card that was refused is charged with the next reminder for the places that are left by then', () =>
  withTwoPlaces(async ({ app, at, parent, lose }) => {
    await registerCard(app, parent, 'empty')
    await jobs.renewals(app)
    await lose()
    await at('2028-01-18T05:00:00Z')
    await jobs.renewals(app)
    assert.equal(
      (await renewalOrders(app)).map(({ charge_step, so_tien, so_thiet_bi }) => [charge_step, so_tien, so_thiet_bi]),
      [
        [20, 741_001, 2],
        [13, 370_501, 1],
      ],
    )
    assert.is((await app.db('audit_log').where({ action: 'order_repriced' })).length, 0)
  }))

test('a reminder names the price of the moment at which it is sent', () =>
  withTwoPlaces(async ({ app, lose }) => {
    await lose()
    await jobs.notices(app)
    assert.equal(texts(app), ['Goi An Nhi het han 31/01/2028. Gia han 370.501 d tai LINK'])
  }))

test.run()
