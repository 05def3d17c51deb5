import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { withInvoices } from '../helpers/invoices.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { proof } from '../helpers/proof.ts'
import { bought } from '../helpers/renewals.ts'
import { until } from '../helpers/until.ts'

/** As many as one parent may order within an hour. */
const orders = proof ? 20 : 12

serverTest(test, 'of several processes that send at once, each event leaves by one', () =>
  withOwnApp(async app => {
    await seedMother(app)
    await withInvoices(app, async ({ got, run, events }) => {
      const { invoices } = app.services
      app.services.invoices = null
      for (let each = 0; each < orders; each++) await bought(app)
      app.services.invoices = invoices
      const runs = await Promise.all([run(), run(), run(), run()])
      assert.is(
        runs.reduce((sum, { sent }) => sum + Number(sent), 0),
        orders,
      )
      assert.equal([got.length, new Set(events()).size], [orders, orders])
    })
  }),
)

serverTest(test, 'an event that a killed process had taken is sent by another one after a minute', () =>
  withOwnApp(async app => {
    const { at } = await seedMother(app)
    await withInvoices(app, async ({ got, behave, answer, run }) => {
      // as if killed before the answer: it stays taken until its lease ends
      behave(() => undefined)
      await bought(app)
      await until(() => got.length === 1)
      answer(200)
      assert.equal(await run(), { sent: 0, refused: 0, unanswered: 0 })
      await at('2027-01-31T05:02:00Z')
      assert.equal(await run(), { sent: 1, refused: 0, unanswered: 0 })
      const [first, second] = got.map(({ body }) => JSON.parse(body).id)
      assert.is(first, second)
    })
  }),
)

test.run()
