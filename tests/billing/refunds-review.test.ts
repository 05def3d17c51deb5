import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob, refundsJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { seedMother, withMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { ipn, movesOf, orderRow, placesOf, told } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { jobs, paidTwice, texts } from '../helpers/renewals.ts'
import { reviewed, sendBack, suspected, tooLittle, withReviewed } from '../helpers/reviewed.ts'

test('an order under review is refunded once, with the amount that the gateway reports', () =>
  withReviewed(tooLittle, async ({ app, ref, gateway, sendBack, refunds, at }) => {
    gateway.tells(tooLittle)
    const { status, json } = await sendBack()
    assert.equal([status, json.data.trang_thai, json.data.hoan_tien], [200, 'refunded', 'processing'])
    assert.equal(
      gateway.asked.map(({ vnp_Amount, vnp_TransactionType, vnp_TxnRef }) => [
        vnp_Amount,
        vnp_TransactionType,
        vnp_TxnRef,
      ]),
      [['500000', '02', ref]],
    )
    const [refund] = await refunds()
    assert.equal([refund!.so_tien, refund!.of_review, refund!.ly_do], [5_000, true, 'Chuyển nhầm số tiền'])
    assert.equal([await placesOf(app, ref), (await orderRow(app, ref)).ngay_thanh_toan], [[], null])
    assert.equal(await movesOf(app, ref), ['order_created', 'order_review', 'order_refunded'])
    const [approved] = await app.db('audit_log').where({ action: 'refund_approved' })
    assert.ok(approved.actor)
    assert.equal((await sendBack()).json.error, 'nothing_left')
    assert.is(await ipn(app, told(app, ref)), '02')
    assert.is((await app.get(`/api/payment/result?${told(app, ref)}`)).json.data.trang_thai, 'failed')
    await jobs.notices(app)
    assert.match(texts(app).join(), 'Da hoan 5.000 d cua don hang khong kich hoat duoc.')
    await at('2027-01-31T05:20:00Z')
    assert.equal(await runJob(app.services, ledgerJob, { dryRun: false }), { differences: 0, new: 0 })
  }))

test('of two payments for one period the second goes back, and the renewed term stays', () =>
  withMother(async mother => {
    const { app, at, row } = mother
    const { ids, first, second } = await paidTwice(mother)
    assert.is((await orderRow(app, second)).reason, 'paid_twice')
    await withRefundGateway(app, async gateway => {
      gateway.tells({ vnp_Amount: '39000000' })
      assert.is((await sendBack(mother, second)).json.data.trang_thai, 'refunded')
      assert.is(gateway.asked.length, 1)
    })
    const { ngay_ket_thuc, tu_dong_gia_han } = await row(ids[0]!)
    assert.equal([ngay_ket_thuc, tu_dong_gia_han], ['2029-01-31', true])
    assert.is((await orderRow(app, first)).trang_thai, 'paid')
    const asked = { vnp_txn_ref: second, ly_do: 'x' }
    assert.is((await app.post('/api/payment/refunds', asked, { as: 'mother' })).json.error, 'not_refundable')
    await at('2028-01-12T06:00:00Z')
    assert.equal(await runJob(app.services, ledgerJob, { dryRun: false }), { differences: 0, new: 0 })
  }))

test('an order that the gateway now reports as paid in full is granted, not refunded', () =>
  withReviewed(suspected, async ({ app, ref, gateway, sendBack, refunds }) => {
    gateway.tells({ vnp_Amount: '39000000' })
    const { json } = await sendBack()
    assert.equal([json.data.trang_thai, json.message], ['paid', json.message])
    assert.match(json.message, 'không hoàn tiền')
    assert.equal([gateway.asked, await refunds()], [[], []])
    assert.is((await placesOf(app, ref)).length, 1)
  }))

test('an order that the gateway does not report as paid is not refunded; one that it reports as failed is closed', () =>
  withReviewed(suspected, async ({ app, ref, gateway, sendBack, refunds }) => {
    gateway.tells({ vnp_Amount: '39000000', vnp_TransactionStatus: '07' })
    const unclear = await sendBack()
    assert.equal([unclear.status, unclear.json.error], [409, 'review_not_paid'])
    assert.match(unclear.json.message, 'nghi ngờ gian lận')
    assert.is((await orderRow(app, ref)).trang_thai, 'review')
    gateway.tells({ vnp_Amount: '39000000', vnp_TransactionStatus: '02' })
    assert.is((await sendBack()).json.data.trang_thai, 'failed')
    assert.equal([gateway.asked, await refunds(), await placesOf(app, ref)], [[], [], []])
    app.services.gateway = { ...app.services.gateway!, apiUrl: 'http://127.0.0.1:1/' }
    await app.db('orders').where({ vnp_txn_ref: ref }).update({ trang_thai: 'review' })
    assert.equal([(await sendBack()).json.error, await refunds()], ['gateway_silent', []])
  }))

test('a refund whose answer was lost is queried, and meanwhile nothing is granted', () =>
  withReviewed(tooLittle, async ({ app, ref, gateway, sendBack, refunds, at }) => {
    gateway.tells(tooLittle)
    gateway.answers('lost')
    const { data } = (await sendBack()).json
    assert.equal([data.hoan_tien, data.bi_tu_choi], ['approved', false])
    assert.is(await ipn(app, told(app, ref)), '02')
    assert.equal([(await orderRow(app, ref)).trang_thai, await placesOf(app, ref)], ['review', []])
    assert.equal([(await sendBack()).json.error, gateway.asked.length], ['refund_decided', 1])
    await at('2027-01-31T05:11:00Z')
    await runJob(app.services, refundsJob, { dryRun: false })
    assert.equal([(await orderRow(app, ref)).trang_thai, (await refunds())[0]!.trang_thai], ['refunded', 'processing'])
    assert.is(gateway.asked.length, 1)
  }))

for (const [what, code] of [
  ['is on its way', null],
  ['was refused', '16'],
] as const)
  test(`while a refund ${what}, neither a failure nor a success from the gateway changes its order`, () =>
    withReviewed(tooLittle, async ({ app, ref, gateway, sendBack }) => {
      gateway.tells(tooLittle)
      gateway.answers(code)
      await sendBack()
      gateway.tells({ vnp_Amount: '39000000', vnp_TransactionStatus: '02' })
      const { json } = await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
      assert.is(json.data.trang_thai, 'review')
      assert.is(await ipn(app, told(app, ref)), '02')
      assert.equal([(await orderRow(app, ref)).trang_thai, await placesOf(app, ref)], ['review', []])
    }))

test('a refund that the gateway refuses waits as failed, and is sent again with the same amount and number', () =>
  withReviewed(tooLittle, async ({ app, ref, gateway, sendBack, refunds }) => {
    gateway.tells(tooLittle)
    gateway.answers('16')
    const { data } = (await sendBack()).json
    assert.equal([data.hoan_tien, data.bi_tu_choi], ['failed', true])
    const { viec } = (await app.get('/api/viec-can-lam', { as: 'admin' })).json.data
    const waiting = viec.filter(({ so_luong }: { so_luong: number }) => so_luong > 0)
    assert.equal(
      waiting.map(({ loai }: { loai: string }) => loai),
      ['refund_failed'],
    )
    gateway.answers('00', { vnp_TransactionStatus: '00' })
    const path = `/api/payment/refunds/${(await refunds())[0]!.id}`
    const again = await app.ask('PUT', path, { as: 'admin', body: { trang_thai: 'approved' } })
    assert.is(again.json.data.trang_thai, 'refunded')
    assert.equal(
      gateway.asked.map(({ vnp_Amount, vnp_TransactionNo }) => [vnp_Amount, vnp_TransactionNo]),
      Array(2).fill(['500000', '14226112']),
    )
    assert.is((await orderRow(app, ref)).trang_thai, 'refunded')
  }))

test('a refund made at the gateway itself is recorded, and not requested again', () =>
  withReviewed(tooLittle, async ({ ref, gateway, sendBack, refunds, app }) => {
    gateway.tells({ ...tooLittle, vnp_TransactionType: '02', vnp_TransactionStatus: '00' })
    assert.is((await sendBack()).json.data.trang_thai, 'refunded')
    assert.equal([gateway.asked, (await refunds())[0]!.trang_thai], [[], 'refunded'])
    assert.is((await orderRow(app, ref)).trang_thai, 'refunded')
  }))

test('an admin who asks for a refund that another one got meanwhile is told that it is decided', () =>
  withReviewed(tooLittle, async ({ app, gateway, sendBack }) => {
    gateway.tells(tooLittle)
    const { fetch } = globalThis
    const statuses: number[] = []
    globalThis.fetch = async (url, asked) => {
      const answer = await fetch(url, asked)
      if (url !== app.services.gateway!.apiUrl) return answer
      globalThis.fetch = fetch
      statuses.push((await sendBack()).status)
      return answer
    }
    statuses.push((await sendBack()).status)
    assert.equal(statuses, [200, 409])
    assert.is(gateway.asked.length, 1)
  }))

serverTest(test, 'several admins who refund an order in parallel refund it once', () =>
  withOwnApp(async app =>
    reviewed(await seedMother(app), tooLittle, async ({ gateway, sendBack }) => {
      gateway.tells(tooLittle)
      const answers = await Promise.all(Array.from({ length: 6 }, sendBack))
      assert.equal(tally(answers), { 200: 1, 409: 5 })
      assert.is(gateway.asked.length, 1)
    }),
  ),
)

test.run()
