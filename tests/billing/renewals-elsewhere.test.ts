import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TestApp } from '../helpers/app.ts'
import { type Bought, withMother } from '../helpers/billing.ts'
import { registerCard } from '../helpers/cards.ts'
import { jobs, openedRenewal, paid, renewalOrders, texts } from '../helpers/renewals.ts'
import { link, pay, times } from '../helpers/terms.ts'

const due = async (app: TestApp) => (await app.get('/api/payment/wallet', { as: 'mother' })).json.data.due

/** A renewal that another one replaced, which was paid; an admin then gives the place back the end of the first. */
async function replaced(mother: Bought): Promise<string> {
  const { app } = mother
  const { vnp_txn_ref } = await openedRenewal(mother)
  await times(mother, '2028-01-25')
  const [, made] = await renewalOrders(app)
  await pay(app, made.vnp_txn_ref)
  await paid(app, made.vnp_txn_ref)
  await times(mother, '2028-01-31')
  await jobs.notices(app)
  texts(app)
  return vnp_txn_ref
}

test('a renewal whose place was renewed by one that was under way is not payable, to whatever end an admin moves it', () =>
  withMother(async mother => {
    const { app } = mother
    const { vnp_txn_ref } = await openedRenewal(mother)
    await pay(app, vnp_txn_ref)
    await times(mother, '2028-01-25')
    const [, made] = await renewalOrders(app)
    await paid(app, vnp_txn_ref)
    await times(mother, '2028-01-25')
    assert.is.not((await link(app, made.vnp_txn_ref)).trang_thai, 'open')
    const paying = await pay(app, made.vnp_txn_ref)
    assert.equal([paying.status, paying.json.error], [409, 'renewal_replaced'])
  }))

test('a renewal whose place was renewed by a later one is neither payable nor reminded of', () =>
  withMother(async mother => {
    const { app, at } = mother
    const ref = await replaced(mother)
    assert.is.not((await link(app, ref)).trang_thai, 'open')
    assert.equal([(await pay(app, ref)).json.error, await due(app)], ['renewal_replaced', []])
    await at('2028-01-18T05:00:00Z')
    await jobs.renewals(app)
    await jobs.notices(app)
    assert.equal(texts(app), [])
  }))

test('a renewal whose place was renewed by a later one is not charged', () =>
  withMother(async mother => {
    const { app, at, parent } = mother
    await replaced(mother)
    await registerCard(app, parent, 'good')
    await at('2028-01-18T05:00:00Z')
    await jobs.renewals(app)
    assert.equal(await app.db('gateway_calls').where({ kind: 'charge' }), [])
  }))

test.run()
