import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { seedMother } from '../helpers/billing.ts'
import { serverTest } from '../helpers/db.ts'
import { killed } from '../helpers/killed.ts'
import { ipn, orderLater, orderRow, placesOf, told } from '../helpers/orders.ts'
import { withOwnApp } from '../helpers/own-app.ts'
import { proof } from '../helpers/proof.ts'

const child = join(import.meta.dirname, 'ipn-child.ts')
const kills = proof ? 50 : 4

serverTest(test, 'R38: after a kill before or after the commit, a repeated call credits exactly once', () =>
  withOwnApp(async (app, url) => {
    await seedMother(app)
    for (let round = 0; round < kills; round++)
      for (const [moment, state, repeated] of [
        ['before', 'pending', '00'],
        ['after', 'paid', '02'],
      ] as const) {
        const { vnp_txn_ref } = await orderLater(app)
        const query = told(app, vnp_txn_ref)
        assert.is(await killed(child, url, query, moment), '')
        assert.is((await orderRow(app, vnp_txn_ref)).trang_thai, state)
        assert.is(await ipn(app, query), repeated)
        assert.is((await placesOf(app, vnp_txn_ref)).length, 1)
      }
  }),
)

test.run()
