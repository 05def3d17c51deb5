import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { type Bought, seedMother, withMother } from '../helpers/billing.ts'
import { withCard } from '../helpers/cards.ts'
import { serverTest } from '../helpers/db.ts'
import { keepRenewals } from '../helpers/kept-renewals.ts'
import { orderRow } from '../helpers/orders.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { opened, textOf } from '../helpers/pages.ts'
import { proof } from '../helpers/proof.ts'
import { renewed } from '../helpers/refunds.ts'
import { jobs, openedRenewal, paid, renewalOrders } from '../helpers/renewals.ts'

type Given = Parameters<Parameters<typeof renewed>[1]>[0]
type TwoRenewals = Given & {
  id: number
  later: string
  /** Pays the later renewal by its link. */
  link: () => ReturnType<Given['request']>
  /** An admin asks VNPay about the later renewal. */
  askAbout: () => Promise<unknown[]>
}

/** A year later the next renewal is open, and the refund of the first is requested, or approved and unanswered. */
async function twoRenewals(mother: Bought, approved: boolean, work: (given: TwoRenewals) => Promise<void>) {
  await renewed(mother, async given => {
    const { app, at, request, decide, gateway, ref } = given
    const { id } = (await request()).json.data
    gateway.answers(null)
    if (approved) await decide(id, 'approved')
    await at('2029-01-11T05:00:00Z')
    await jobs.renewals(app)
    const later = (await renewalOrders(app)).find(({ vnp_txn_ref }) => vnp_txn_ref !== ref)!.vnp_txn_ref
    await work({
      ...given,
      id,
      later,
      link: () => app.post(`/api/payment/renewal/${later}`, {}, { as: 'mother' }),
      askAbout: async () => {
        const { json } = await app.post(`/api/payment/orders/${later}/query`, {}, { as: 'admin' })
        return [json.data.trang_thai, json.data.ly_do]
      },
    })
  })
}

const withTwoRenewals = (work: (given: TwoRenewals) => Promise<void>) =>
  withMother(mother => twoRenewals(mother, true, work))

test('a renewal cannot be paid while another one of its places is being refunded, and nobody is asked to', () =>
  withTwoRenewals(async ({ app, later, link, gateway, ask, refund, id }) => {
    const told = () => app.db('notices').where({ period: '2029-01-31' }).pluck('kind')
    const page = async () => textOf('h1', await opened(app, `/payment/renewal/${later}`, 'vi', 'mother'))
    const refused = await link()
    assert.equal([refused.status, refused.json.error], [409, 'other_refund_open'])
    assert.equal([await page(), await told()], ['Lần gia hạn này chưa thanh toán được', []])
    gateway.answers('16')
    await ask()
    assert.is((await refund(id)).trang_thai, 'failed')
    await jobs.renewals(app)
    assert.equal([(await link()).status, await page(), await told()], [200, 'Gia hạn gói', ['renewal_opened']])
  }))

for (const [what, more] of [
  ['a part', { so_tien: 1_000 }],
  ['what was paid twice', { so_tien: 390_000, giao_dich: '15000001' }],
] as const)
  test(`a renewal can be paid while ${what} of its purchase goes back, which takes no term`, () =>
    withMother(async ({ app, at, assign }) => {
      const { order, vnp_txn_ref } = await openedRenewal({ app, at, assign })
      const { purchase } = await app.db('renewals').where({ id: order.renewal_id }).first()
      const { id: order_id, ma_phu_huynh } = await orderRow(app, purchase)
      const now = app.services.clock.now()
      await app.db('second_payments').insert({ order_id, transaction_no: '15000001', so_tien: 390_000, at: now })
      const approved = { trang_thai: 'approved', decided_at: now, asked_at: now }
      await app.db('refunds').insert({ order_id, ma_phu_huynh, ly_do: 'x', ngay_tao: now, ...approved, ...more })
      const pay = () => app.post(`/api/payment/renewal/${vnp_txn_ref}`, {}, { as: 'mother' })
      assert.is((await pay()).status, 200)
      await app.db('refunds').insert({
        ...{ order_id, ma_phu_huynh, ly_do: 'x', ngay_tao: now, decided_at: now, trang_thai: 'refunded' },
        so_tien: 389_000,
      })
      assert.is((await pay()).status, 'giao_dich' in more ? 200 : 409, 'the last part')
    }))

for (const [what, code, end] of [
  ['accepted: the term goes back, then the payment begins one of its own', '00', '2030-01-11'],
  ['refused: the payment goes on from the term that stays', '16', '2030-01-31'],
] as const)
  test(`a renewal that was paid meanwhile is reviewed, and granted on asking once the refund is ${what}`, () =>
    withTwoRenewals(async ({ app, later, gateway, ask, askAbout, row, ids, at }) => {
      assert.is(await paid(app, later, 741_000), '00')
      const { trang_thai, reason } = await orderRow(app, later)
      assert.equal([trang_thai, reason], ['review', 'other_refund_open'])
      assert.equal(await askAbout(), ['review', 'other_refund_open'])
      gateway.answers(code, { vnp_TransactionStatus: '00' })
      await ask()
      assert.is((await row(ids[0]!)).ngay_ket_thuc, code === '00' ? '2028-01-31' : '2029-01-31')
      assert.equal(await askAbout(), ['paid', 'paid'])
      for (const place of ids) assert.is((await row(place)).ngay_ket_thuc, end)
      assert.is((await row(ids[0]!)).trang_thai, 'DANG_HOAT_DONG')
      await at('2029-01-12T05:00:00Z')
      assert.is((await runJob(app.services, ledgerJob, { dryRun: false })).differences, 0)
    }))

test('a buyer whose payment waits for the refund of another renewal reads that it is being checked', () =>
  withTwoRenewals(async ({ app, later }) => {
    await paid(app, later, 741_000)
    const wallet = textOf('.wallet-page', await opened(app, '/wallet', 'vi', 'mother'))
    assert.match(wallet, 'Đang kiểm tra')
  }))

test('a card is not charged while another renewal is being refunded, and is charged once that is refused', () =>
  withCard('good', async ({ app, day, sent }) => {
    await day('2028-01-11')
    const [{ vnp_txn_ref }] = await renewalOrders(app)
    const { id } = (await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do: 'x' }, { as: 'mother' })).json.data
    const { gateway } = app.services
    app.services.gateway = { ...gateway!, recurring: null }
    await app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai: 'approved' } })
    app.services.gateway = gateway
    assert.equal(await day('2029-01-11'), [], 'nobody is asked to pay either')
    assert.equal([(await renewalOrders(app)).length, await sent()], [2, 1])
    await app.db('refunds').update({ trang_thai: 'failed' })
    await day('2029-01-12')
    assert.equal([(await renewalOrders(app)).at(-1).trang_thai, await sent()], ['paid', 2])
  }))

serverTest(
  test,
  'of a refund that is approved and a later renewal that is paid in parallel, one waits for the other',
  () =>
    withOwnApp(async app =>
      twoRenewals(await seedMother(app), false, async ({ id, decide, later, refund }) => {
        const again = await keepRenewals(app)
        for (let round = 0; round < (proof ? 60 : 8); round++) {
          await again({ trang_thai: 'requested', decided_at: null, asked_at: null, reason: null })
          const both = [() => decide(id, 'approved'), () => paid(app, later, 741_000)]
          await Promise.all((round % 2 === 0 ? both : both.reverse()).map(each => each()))
          const states = [(await refund(id)).trang_thai, (await orderRow(app, later)).trang_thai].join()
          assert.ok(['approved,review', 'requested,paid'].includes(states), states)
        }
      }),
    ),
)

test.run()
