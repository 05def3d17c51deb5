import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cleanup } from '../../src/accounts/index.ts'
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

test('of rows in two partitions that have one place in their tables, only those that are asked for are deleted', () =>
  rolledBack(async db => {
    await db.raw(
      `create table parted (day int) partition by range (day);
       create table parted_old partition of parted for values from (0) to (10);
       create table parted_new partition of parted for values from (10) to (20);
       insert into parted values (1), (11), (2), (12)`,
    )
    assert.is(await deleteInParts(db, 'parted', db('parted').where('day', '<', 10)), 2)
    assert.equal(await db('parted').orderBy('day').pluck('day'), [11, 12])
  }))

for (const [table, column, values] of [
  ['rate_limits', 'ends_at', `(key, count, ends_at) select n::text, 1, :moment`],
  [
    'one_time_codes',
    'expires_at',
    `(sdt, purpose, challenge, code_hash, expires_at)
     select '+84' || n, 'reset', gen_random_uuid(), sha256(n::text::bytea), :moment`,
  ],
] as const)
  test(`the cleanup deletes ${table} in parts, so that it catches up after days without jobs`, () =>
    withApp(async ({ services }) => {
      const { db, clock } = services
      const past = new Date(clock.now().getTime() - 60_000)
      await db.raw(`insert into ${table} ${values} from generate_series(1, 10001) n`, { moment: past })
      const asked: string[] = []
      db.on('query', ({ sql }) => sql.includes(`delete from "${table}"`) && asked.push(sql))
      assert.is((await cleanupJob(cleanup).run(services, { dryRun: false })).failed, 0)
      assert.is(asked.length, 2)
      assert.equal(await db(table).where(column, '<=', past), [])
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
