import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cleanupJob } from '../../src/kernel/cleanup.ts'
import { deleteInParts } from '../../src/kernel/delete-in-parts.ts'
import { withApp } from '../helpers/app.ts'
import { rolledBack } from '../helpers/db.ts'

const moment = new Date('2026-11-24T00:00:00Z')

test('more rows than one statement deletes are all deleted, and no others', () =>
  rolledBack(async db => {
    await db.raw(
      `insert into gateway_calls (at, kind, vnp_txn_ref, request)
       select :moment::timestamptz + n * interval '1 second', 'ipn', 'AN' || n, '' from generate_series(1, 20002) n`,
      { moment },
    )
    const before = new Date(moment.getTime() + 20_002_000)
    assert.is(await deleteInParts(db, 'gateway_calls', db('gateway_calls').where('at', '<', before)), 20_001)
    assert.is((await db('gateway_calls')).length, 1)
  }))

test('a cleanup that fails keeps no other from deleting, and the job says so', () =>
  withApp(async ({ services }) => {
    const broken = { broken: () => Promise.reject(new Error('no room')) }
    const job = cleanupJob(broken, { next: async () => 3 })
    const summary = await job.run(services, { dryRun: false })
    assert.equal([summary.failed, summary.next], [1, 3])
    assert.match(String(summary.first_failure), 'no room')
  }))

test.run()
