import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob, reconcileJob, refundsJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { cancelled, ipn, orderRow, placesOf, told } from '../helpers/orders.ts'
import { withPaid } from '../helpers/paid-order.ts'
import { closeReview, suspected, withReviewed } from '../helpers/reviewed.ts'

const own = '14226112'
const other = { vnp_TransactionNo: '14999999' }
const tooMuch = { vnp_Amount: '78000000' }
const ask = (app: TestApp, ref: string) => app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
const refund = (app: TestApp, ref: string, body: object) =>
  app.post(`/api/payment/orders/${ref}/refund`, { ly_do: 'Trả hai lần', ...body }, { as: 'admin' })
const twice = async (app: TestApp, ref: string) =>
  (await app.get(`/api/payment/orders/${ref}`, { as: 'admin' })).json.data.tra_hai_lan.map(
    ({ giao_dich, so_tien, con_lai }: Record<string, unknown>) => [giao_dich, so_tien, con_lai],
  )

for (const [what, more] of [
  ['suspected', { ...suspected, vnp_Amount: '39000000' }],
  ['of another amount', tooMuch],
] as const)
  test(`money ${what} keeps its order under review where VNPay answers that another try failed`, () =>
    withReviewed(more, async ({ app, ref, gateway }) => {
      gateway.tells({ vnp_Amount: '39000000', vnp_TransactionStatus: '02', vnp_TransactionNo: '0' })
      await ask(app, ref)
      const { trang_thai, transaction_no } = await orderRow(app, ref)
      assert.equal([trang_thai, transaction_no], ['review', own])
      assert.is((await refund(app, ref, {})).status, 200)
      const sent = gateway.asked.at(-1)!
      assert.equal([sent.vnp_TransactionNo, sent.vnp_Amount], [own, more.vnp_Amount])
    }))

test('a second payment that VNPay calls failed in the end waits no more to go back', () =>
  withPaid(async ({ app, ref }) => {
    await ipn(app, told(app, ref, { ...suspected, ...other }))
    assert.equal(await twice(app, ref), [['14999999', 390_000, 390_000]])
    await ipn(app, told(app, ref, { ...cancelled, ...other }))
    assert.equal(await twice(app, ref), [])
  }))

test('a refund of the second payment is none of the order’s own: the own one stays to be sent back, through VNPay', () =>
  withReviewed(suspected, async ({ app, ref, gateway }) => {
    await ipn(app, told(app, ref, { ...suspected, ...other }))
    assert.is((await refund(app, ref, { giao_dich: '14999999', so_tien: 100_000 })).status, 200)
    const part = { vnp_Amount: '10000000', vnp_TransactionType: '03', vnp_TransactionNo: '14999999' }
    gateway.tells({ ...part, vnp_TransactionStatus: '05' })
    await ask(app, ref)
    assert.equal([(await orderRow(app, ref)).reason, (await twice(app, ref))[0][2]], ['suspected', 290_000])
    assert.is((await refund(app, ref, {})).status, 200)
    const sent = gateway.asked.at(-1)!
    assert.equal([gateway.asked.length, sent.vnp_TransactionNo, sent.vnp_Amount], [2, own, '39000000'])
  }))

test('what VNPay tells of an order that was closed by hand without a number is the order’s own, and all else is listed', () =>
  withReviewed({ ...suspected, vnp_TransactionNo: '0' }, async ({ app, ref }) => {
    await closeReview({ app }, ref, { ket_qua: 'paid' })
    await ipn(app, told(app, ref, tooMuch))
    assert.equal([(await orderRow(app, ref)).transaction_no, await twice(app, ref)], [own, [[own, 390_000, 390_000]]])
    await ipn(app, told(app, ref, other))
    assert.equal((await twice(app, ref)).at(-1), ['14999999', 390_000, 390_000])
    assert.is((await placesOf(app, ref)).length, 1)
  }))

test('a signed success of another payment reopens an order that was closed as unpaid, and its call may be lost', () =>
  withReviewed(suspected, async ({ app, ref, at }) => {
    await closeReview({ app }, ref, { ket_qua: 'unpaid' })
    await app.get(`/api/payment/result?${told(app, ref, other)}`, { as: 'mother' })
    await at('2027-01-31T06:00:00Z')
    await runJob(app.services, reconcileJob, { dryRun: false })
    const { trang_thai, reason } = await orderRow(app, ref)
    assert.equal([trang_thai, reason], ['review', 'returned_paid'])
  }))

test('of two refunds of the same sum, VNPay’s number says which one has arrived', () =>
  withPaid(async ({ app, ref, gateway, at }) => {
    await ipn(app, told(app, ref, other))
    assert.is((await refund(app, ref, { giao_dich: '14999999' })).status, 200)
    assert.is((await refund(app, ref, {})).status, 200)
    await at('2027-02-02T06:00:00Z')
    const whole = { vnp_Amount: '39000000', vnp_TransactionType: '02', vnp_TransactionStatus: '00' }
    gateway.tells({ ...whole, vnp_TransactionNo: '14999999' })
    await runJob(app.services, refundsJob, { dryRun: false })
    const rows = await app.db('refunds').orderBy('id')
    assert.equal(
      rows.map(({ giao_dich, trang_thai }) => [giao_dich, trang_thai]),
      [
        ['14999999', 'refunded'],
        [null, 'processing'],
      ],
    )
  }))

test('the ledger does not take a second payment of another amount for the order’s own', () =>
  withPaid(async ({ app, ref, ledger }) => {
    await ipn(app, told(app, ref, { ...other, vnp_Amount: '10000000' }))
    assert.equal(await twice(app, ref), [['14999999', 100_000, 100_000]])
    assert.equal(await ledger(), { differences: 0, new: 0 })
    assert.equal(await runJob(app.services, ledgerJob, { dryRun: false }), { differences: 0, new: 0 })
  }))

test.run()
