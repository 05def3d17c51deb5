import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { newReference } from '../../src/billing/orders/new-order.ts'
import { withMother } from '../helpers/billing.ts'
import { order } from '../helpers/orders.ts'

test('D55: no reference is used twice in a day: it has 80 bits that nobody can guess', () => {
  const now = new Date('2027-01-31T05:00:00Z')
  const made = new Set(Array.from({ length: 20_000 }, () => newReference(now)))
  assert.is(made.size, 20_000)
  for (const each of made) assert.match(each, /^AN270131[0-9A-HJKMNP-TV-Z]{16}$/)
})

test('D55: each question to the gateway has an id of its own', () =>
  withMother(async ({ app }) => {
    const { vnp_txn_ref } = await order(app)
    for (let each = 0; each < 3; each++) await app.post(`/api/payment/orders/${vnp_txn_ref}/query`, {}, { as: 'admin' })
    const requests = (await app.db('gateway_calls').where({ kind: 'query' })).map(({ request }) => JSON.parse(request))
    const ids = requests.map(({ vnp_RequestId }) => vnp_RequestId)
    assert.equal([ids.length, new Set(ids).size], [3, 3])
    for (const id of ids) assert.match(id, /^[0-9a-f]{32}$/)
  }))

test.run()
