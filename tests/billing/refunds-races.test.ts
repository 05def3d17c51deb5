import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { orderRow } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { proof } from '../helpers/proof.ts'
import { withRefundGateway } from '../helpers/refund-gateway.ts'
import { renewed } from '../helpers/refunds.ts'
import { reviewed, tooLittle } from '../helpers/reviewed.ts'
import { openTwoPlaces, overpay } from '../helpers/two-places.ts'

const rounds = proof ? 100 : 12
const ly_do = 'Đã chuyển khoản'
const decide = (app: TestApp, id: number, trang_thai: string) =>
  app.ask('PUT', `/api/payment/refunds/${id}`, { as: 'admin', body: { trang_thai } })
const close = (app: TestApp, ref: string, what: 'overpaid' | 'close') =>
  app.post(
    `/api/payment/orders/${ref}/${what}`,
    what === 'overpaid' ? { ly_do } : { ket_qua: 'unpaid', ly_do_dong: ly_do },
    { as: 'admin' },
  )

/** As it was before anybody decided. */
const undecided = { trang_thai: 'requested', decided_at: null, asked_at: null, reason: null, ly_do_tu_choi: null }

serverTest(
  test,
  'of admins who approve and refuse a refund in parallel one decides, and only an approval is sent',
  () =>
    withOwnApp(async app =>
      renewed(await seedMother(app), async ({ gateway, request, refund, ref }) => {
        gateway.answers(null)
        const { id } = (await request()).json.data
        for (let round = 0; round < rounds; round++) {
          const asked = gateway.asked.length
          const decisions = ['approved', 'refused', 'approved', 'refused'].map(decision => decide(app, id, decision))
          assert.equal(tally(await Promise.all(decisions)), { 200: 1, 409: 3 })
          const { trang_thai } = await refund(id)
          assert.ok(['approved', 'refused'].includes(trang_thai as string))
          assert.is(gateway.asked.length - asked, trang_thai === 'approved' ? 1 : 0)
          assert.is((await orderRow(app, ref)).trang_thai, 'paid')
          await app.db('refunds').where({ id }).update(undecided)
        }
      }),
    ),
)

serverTest(test, 'an overpayment is never closed and refunded with the whole order, when both happen in parallel', () =>
  withOwnApp(async app =>
    openTwoPlaces(await seedMother(app), async given => {
      const { vnp_txn_ref } = given
      await overpay(given)
      const { id } = (await app.post('/api/payment/refunds', { vnp_txn_ref, ly_do }, { as: 'mother' })).json.data
      await withRefundGateway(app, async gateway => {
        gateway.answers(null)
        for (let round = 0; round < rounds; round++) {
          const asked = gateway.asked.length
          const calls = [() => decide(app, id, 'approved'), () => close(app, vnp_txn_ref, 'overpaid')]
          const answers = await Promise.all((round % 2 === 0 ? calls : calls.reverse()).map(call => call()))
          assert.equal(tally(answers), { 200: 1, 409: 1 })
          const isClosed = (await orderRow(app, vnp_txn_ref)).overpaid_closed_at !== null
          assert.is(gateway.asked.length - asked, isClosed ? 0 : 1)
          await app.db('refunds').where({ id }).update(undecided)
          await app.db('orders').where({ vnp_txn_ref }).update({ overpaid_closed_at: null })
        }
      })
    }),
  ),
)

serverTest(test, 'an order under review is never closed by hand and refunded, when both happen in parallel', () =>
  withOwnApp(async app =>
    reviewed(await seedMother(app), tooLittle, async ({ gateway, sendBack, ref }) => {
      gateway.tells(tooLittle)
      gateway.answers(null)
      const on = app.services.gateway
      for (let round = 0; round < rounds; round++) {
        const asked = gateway.asked.length
        let closed: ReturnType<typeof close> | undefined
        gateway.answersAfter(() => {
          app.services.gateway = null
          closed = close(app, ref, 'close')
        })
        const answers = [await sendBack(), await closed!]
        app.services.gateway = on
        assert.equal(tally(answers), { 200: 1, 409: 1 })
        const isClosed = (await orderRow(app, ref)).trang_thai === 'expired'
        assert.is(gateway.asked.length - asked, isClosed ? 0 : 1)
        await app.db('refunds').delete()
        await app.db('orders').where({ vnp_txn_ref: ref }).update({ trang_thai: 'review', reason: 'wrong_amount' })
      }
    }),
  ),
)

test.run()
