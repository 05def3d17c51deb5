import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import type { TestApp } from '../helpers/app.ts'
import { seedMother } from '../helpers/billing.ts'
import { type WithCard, withCard } from '../helpers/cards.ts'
import { serverTest } from '../helpers/db.ts'
import { ipn, movesOf, order, orderRow, told } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { opened, sent, textOf } from '../helpers/pages.ts'
import { renewalOrders } from '../helpers/renewals.ts'
import { tooLittle, withReviewed } from '../helpers/reviewed.ts'

const ly_do = 'VNPay xác nhận chưa trừ tiền'
const close = (app: TestApp, ref: string, as: 'admin' | 'mother' = 'admin') =>
  app.post(`/api/payment/orders/${ref}/close`, { ket_qua: 'unpaid', ly_do_dong: ly_do }, { as })
const work = async (app: TestApp) => (await app.get('/api/viec-can-lam', { as: 'admin' })).json.data.tong

/** A charge of the card under review, whose contract is switched off by now. */
const withUnknownCharge = (run: (given: WithCard & { ref: string; on: () => void }) => Promise<void>) =>
  withCard('silent', async given => {
    const { app, day } = given
    await day('2028-01-11T05:00:00Z')
    const [{ vnp_txn_ref: ref }] = await renewalOrders(app)
    await app.db('orders').where({ vnp_txn_ref: ref }).update({ trang_thai: 'review', reason: 'outcome_unknown' })
    const { gateway } = app.services
    app.services.gateway = { ...gateway!, recurring: null }
    await run({ ...given, ref, on: () => (app.services.gateway = gateway) })
  })

test('an admin closes a reviewed charge with a note, and the link pays again', () =>
  withUnknownCharge(async ({ app, ref }) => {
    assert.equal(await work(app), 1)
    const { status, json } = await close(app, ref)
    assert.equal([status, json.data.trang_thai, await work(app)], [200, 'expired', 0])
    const [closed] = json.data.dong_thoi_gian
    assert.equal([closed.hanh_dong, closed.chi_tiet.ly_do_dong, closed.chi_tiet.by], ['order_expired', ly_do, 'admin'])
    assert.ok(closed.ten_nguoi)
    assert.is((await app.post(`/api/payment/renewal/${ref}`, {}, { as: 'mother' })).status, 200)
  }))

test('an order is closed once only, and never by a parent', () =>
  withUnknownCharge(async ({ app, ref }) => {
    assert.is((await close(app, ref, 'mother')).status, 403)
    await close(app, ref)
    assert.is((await close(app, ref)).json.error, 'not_in_review')
    assert.is((await movesOf(app, ref)).filter(action => action === 'order_expired').length, 1)
  }))

test('an order that VNPay can be asked about is closed by hand all the same', () =>
  withUnknownCharge(async ({ app, ref, on }) => {
    on()
    assert.equal([(await close(app, ref)).status, (await orderRow(app, ref)).trang_thai], [200, 'expired'])
  }))

test('a charge that was closed is paid after all where VNPay says so once it can be asked', () =>
  withUnknownCharge(async ({ app, ref, on }) => {
    await close(app, ref)
    on()
    const { json } = await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
    assert.is(json.data.trang_thai, 'paid')
  }))

test('an order whose refund is under way is not closed, and the ledger finds no fault with a paid order that was closed', () =>
  withReviewed(tooLittle, async ({ app, ref, gateway, sendBack, at }) => {
    gateway.tells(tooLittle)
    gateway.answers(null)
    await sendBack()
    app.services.gateway = null
    assert.is((await close(app, ref)).json.error, 'refund_approved')
    await app.db('refunds').delete()
    assert.is((await close(app, ref)).status, 200)
    await at('2027-02-01T05:00:00Z')
    assert.equal(await runJob(app.services, ledgerJob, { dryRun: false }), { differences: 0, new: 0 })
  }))

test('an order that is closed while VNPay is asked about its refund is not sent back', () =>
  withReviewed(tooLittle, async ({ app, ref, gateway, sendBack, refunds }) => {
    gateway.tells(tooLittle)
    gateway.answersAfter(async () => {
      app.services.gateway = null
      assert.is((await close(app, ref)).status, 200)
    })
    assert.equal([(await sendBack()).json.error, gateway.asked, await refunds()], ['not_in_review', [], []])
    assert.is((await orderRow(app, ref)).trang_thai, 'expired')
  }))

for (const [what, told] of [
  ['another amount', tooLittle],
  ['a suspected fraud', { ...tooLittle, vnp_Amount: '39000000', vnp_TransactionStatus: '07' }],
  ['a part that went back', { vnp_TransactionType: '03', vnp_TransactionStatus: '05', vnp_Amount: '100000' }],
] as const)
  test(`an order that was closed stays closed where VNPay tells of ${what}, and is paid where it tells of a success`, () =>
    withReviewed(tooLittle, async ({ app, ref, gateway }) => {
      const on = app.services.gateway
      app.services.gateway = null
      await close(app, ref)
      app.services.gateway = on
      const asked = async (more: Record<string, string>) => {
        gateway.tells(more)
        const { json } = await app.post(`/api/payment/orders/${ref}/query`, {}, { as: 'admin' })
        return [json.data.trang_thai, json.data.ly_do]
      }
      assert.equal(await asked(told), ['expired', 'closed_by_hand'])
      assert.equal(await movesOf(app, ref), ['order_created', 'order_review', 'order_expired'])
      assert.equal(await asked({ vnp_Amount: '39000000' }), ['paid', 'paid'])
    }))

test('the dialog of the order leads to closing it, and says when that is over', () =>
  withUnknownCharge(async ({ app, ref }) => {
    const path = `/admin/don-hang?mo=don-hang.${ref}`
    assert.match(textOf('dialog .notice', await opened(app, path)), 'hỏi VNPay trước')
    const question = `${path}&mo=dong-don.${ref}`
    const closed = await sent(app, question, { ket_qua: 'unpaid', ly_do_dong: ly_do })
    assert.match(textOf('.timeline li', closed), ly_do)
    assert.match(textOf('dialog:last-of-type', await opened(app, question)), 'không còn cần kiểm tra')
  }))

serverTest(test, 'several admins who close an order in parallel close it once', () =>
  withOwnApp(async app => {
    await seedMother(app)
    const { vnp_txn_ref } = await order(app)
    await ipn(app, told(app, vnp_txn_ref, tooLittle))
    app.services.gateway = null
    const answers = await Promise.all(Array.from({ length: 6 }, () => close(app, vnp_txn_ref)))
    assert.equal(tally(answers), { 200: 1, 409: 5 })
    assert.equal(await movesOf(app, vnp_txn_ref), ['order_created', 'order_review', 'order_expired'])
  }),
)

test.run()
