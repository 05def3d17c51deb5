import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { orderRow } from '../helpers/orders.ts'
import { tally, withOwnApp } from '../helpers/own-app.ts'
import { proof } from '../helpers/proof.ts'
import { reviewed, tooLittle } from '../helpers/reviewed.ts'

const rounds = proof ? 100 : 12
const ly_do = 'Đã chuyển khoản'
const close = (app: TestApp, ref: string, what: 'overpaid' | 'close') =>
  app.post(`/api/payment/orders/${ref}/${what}`, { ly_do }, { as: 'admin' })

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
