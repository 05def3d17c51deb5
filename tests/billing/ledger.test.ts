import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ledgerJob } from '../../src/billing/index.ts'
import { runJob } from '../../src/kernel/jobs.ts'
import { twoDevices, withMother } from '../helpers/billing.ts'
import { logWritten } from '../helpers/log.ts'
import { order } from '../helpers/orders.ts'
import { withRenewed } from '../helpers/refunds.ts'
import { bought, jobs, paid, renewalOrders } from '../helpers/renewals.ts'

test('what was bought, renewed and left unpaid adds up', () =>
  withMother(async ({ app, assign, at }) => {
    const { ids } = await bought(app, twoDevices, 741_000)
    await assign(ids[0]!)
    await order(app)
    await at('2028-01-12T05:00:00Z')
    await jobs.renewals(app)
    await paid(app, (await renewalOrders(app))[0].vnp_txn_ref, 741_000)
    assert.equal(await runJob(app.services, ledgerJob, { dryRun: false }), { differences: 0, new: 0 })
  }))

test('D68: each difference is one error in the log and one row until it is gone', () =>
  withMother(async ({ app, assign, at }) => {
    const run = () => runJob(app.services, ledgerJob, { dryRun: false })
    const { ref, ids } = await bought(app, twoDevices, 741_000)
    const other = await bought(app)
    await assign(ids[0]!)
    await at('2028-01-12T05:00:00Z')
    await jobs.renewals(app)
    const [renewal] = await renewalOrders(app)
    await paid(app, renewal.vnp_txn_ref, 741_000)

    await app.db('goi_dich_vu').where({ id: ids[1] }).update({ gia: 1 })
    await app.db('orders').where({ vnp_txn_ref: other.ref }).update({ trang_thai: 'failed' })
    await app.db('renewals').update({ paid_order_id: null, renewed_from: null })
    assert.equal(
      [await run(), await run()],
      [
        { differences: 4, new: 4 },
        { differences: 4, new: 0 },
      ],
    )
    const rows = await app.db('ledger_differences').orderBy('kind')
    assert.equal(
      rows.map(({ kind, vnp_txn_ref }) => [kind, vnp_txn_ref]),
      [
        ['gateway_paid', other.ref],
        ['places_differ', ref],
        ['places_unpaid', other.ref],
        ['renewal_missing', renewal.vnp_txn_ref],
      ],
    )
    await logWritten()
    assert.is(app.logged.filter(line => line.includes('ledger_difference')).length, 4)

    await app.db('orders').where({ vnp_txn_ref: renewal.vnp_txn_ref }).update({ trang_thai: 'refunded' })
    await app.db('goi_dich_vu').where({ id: ids[1] }).update({ gia: 370_500 })
    assert.equal(await run(), { differences: 3, new: 1 })
    const open = await app.db('ledger_differences').whereNull('resolved_at').orderBy('kind')
    assert.equal(
      open.map(({ kind }) => kind),
      ['gateway_paid', 'places_unpaid', 'refund_missing'],
    )
  }))

test('a refund of another amount than its order is a difference', () =>
  withRenewed(async ({ app, request, decide, ref }) => {
    const { id } = (await request()).json.data
    assert.is((await decide(id, 'approved')).status, 200)
    const run = () => runJob(app.services, ledgerJob, { dryRun: false })
    assert.equal(await run(), { differences: 0, new: 0 })
    await app.db('refunds').where({ id }).update({ so_tien: 740_000 })
    await run()
    const found = await app.db('ledger_differences').where({ kind: 'refund_differs' }).select('vnp_txn_ref', 'detail')
    assert.equal(found, [{ vnp_txn_ref: ref, detail: { trang_thai: 'refunded', so_tien: 741_000, refund: 740_000 } }])
  }))

test.run()
