import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { endpoints } from '../../src/modules.ts'
import { withMother } from '../helpers/billing.ts'
import { order } from '../helpers/orders.ts'

test('entries of the log leave after 24 months, those of orders, refunds and bought packages stay', () =>
  withMother(async ({ app, child, buy, assign, at }) => {
    await app.db('audit_log').delete()
    await order(app)
    await assign((await buy())[0]!)
    const edit = { action: 'child_changed', subject_kind: 'tre_em', subject: child, at: app.services.clock.now() }
    await app.db('audit_log').insert(edit)
    await app.get('/api/tre-em.csv', { as: 'admin' })
    const kept = async () => (await app.db('audit_log').orderBy('id')).map(({ action }) => action)
    const all = ['order_created', 'subscription_assigned', 'child_changed', 'list_exported']
    assert.equal(await kept(), all)
    await at('2029-01-30T05:00:00Z')
    assert.is((await app.post('/dev/jobs/cleanup')).json.audit_log, 0)
    assert.equal(await kept(), all)
    await at('2029-01-31T06:00:00Z')
    assert.is((await app.post('/dev/jobs/cleanup')).json.audit_log, 2)
    assert.equal(await kept(), all.slice(0, 2))
  }))

test('R67: no call changes or deletes an entry of the log', () => {
  const ofLog = endpoints.filter(({ path }) => path.includes('nhat-ky'))
  assert.ok(ofLog.length > 0)
  assert.equal(
    ofLog.filter(({ method }) => method !== 'GET'),
    [],
  )
})

test.run()
