import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readConfig } from '../../src/kernel/config.ts'
import { connect } from '../../src/kernel/database.ts'
import type { Services } from '../../src/kernel/given.ts'
import { createJobQueue, type Job, runEach, runJob, runSlot } from '../../src/kernel/jobs.ts'
import type { Log } from '../../src/kernel/log.ts'
import type { Summary } from '../../src/kernel/summary.ts'
import { jobs } from '../../src/modules.ts'
import { createServices } from '../../src/services.ts'
import { migrations, ownDatabase, rolledBack, serverTest } from '../helpers/db.ts'
import { seedPeople } from '../helpers/people.ts'

const day = 86_400_000
const slot = new Date('2026-11-21T10:17:00Z')
const cleanup = jobs.find(({ name }) => name === 'cleanup')!

serverTest(test, 'R53: three processes that check the same fifty slots run each slot once', () =>
  ownDatabase(async url => {
    const pools = Array.from({ length: 3 }, () => connect({ connectionString: url }, 2))
    const ran: number[] = []
    const { log, lines } = recordLog()
    for (let minute = 0; minute < 50; minute++) {
      const job = named('counted', async () => ({ ran: ran.push(minute) }))
      const at = new Date(slot.getTime() + minute * 60_000)
      await Promise.all(pools.map(db => runSlot(servicesOn(db), job, at, log)))
    }
    assert.equal(
      ran,
      Array.from({ length: 50 }, (_, minute) => minute),
    )
    assert.not(lines.some(({ level }) => level === 'error'))
    const { rows } = await pools[0]!.raw('select count(*) as count from job_runs where summary is not null')
    assert.is(rows[0].count, 50)
    await Promise.all(pools.map(db => db.destroy()))
  }),
)

test('R56: a row that fails does not stop the other nine, and the log reports it', () =>
  rolledBack(async db => {
    const done: number[] = []
    const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    const job = named('ten', () =>
      runEach(rows, async row => {
        if (row === 3) throw new Error('the third row')
        done.push(row)
      }),
    )
    const { log, lines } = recordLog()
    await runSlot(servicesOn(db), job, slot, log)
    assert.equal(done, [1, 2, 4, 5, 6, 7, 8, 9, 10])
    const summary = { done: 9, failed: 1, first_failure: 'Error: the third row' }
    assert.equal(lines, [{ level: 'error', event: 'job', facts: { job: 'ten', ...summary } }])
    assert.equal((await db('job_runs').where({ job: 'ten' }).first()).summary, summary)
  }))

test('R46, R56: a tick while the job is still running adds nothing, and two jobs never run at once', () =>
  rolledBack(async db => {
    let running = 0
    const ran: string[] = []
    const slow = (name: string) =>
      named(name, async () => {
        assert.is(++running, 1)
        await pause(50)
        running--
        return { ran: ran.push(name) }
      })
    const line = createJobQueue(servicesOn(db), recordLog().log)
    const [a, b] = [slow('a'), slow('b')]
    for (let minute = 0; minute < 5; minute++) {
      line.add(a, new Date(slot.getTime() + minute * 60_000))
      line.add(b, new Date(slot.getTime() + minute * 60_000))
    }
    await line.add(b, slot)
    assert.equal(ran, ['a', 'b'])
    await line.add(a, new Date(slot.getTime() + 6 * 60_000))
    assert.equal(ran, ['a', 'b', 'a'])
    line.add(a, new Date(slot.getTime() + 7 * 60_000))
    line.add(b, new Date(slot.getTime() + 7 * 60_000))
    await line.stop()
    assert.is(ran.length <= 4, true, 'a stop does not begin what still waits')
  }))

test('a job that throws is logged, and its next slot runs', () =>
  rolledBack(async db => {
    let broken = true
    const job = named('moody', async () => {
      if (broken) throw new Error('not today')
      return { done: 1 }
    })
    const { log, lines } = recordLog()
    await runSlot(servicesOn(db), job, slot, log)
    broken = false
    await runSlot(servicesOn(db), job, new Date(slot.getTime() + 60_000), log)
    assert.equal(
      lines.map(({ level, event }) => `${level} ${event}`),
      ['error job_failed', 'info job'],
    )
  }))

test('R55: the clean-up uses the product clock and catches up on missed runs', () =>
  rolledBack(async db => {
    const services = await seedExpired(db, new Date())
    assert.equal(onlyOurs(await runJob(services, cleanup, { dryRun: false })), { sessions: 1, limits: 1, job_runs: 1 })
    assert.equal(await remains(db), { sessions: 1, limits: 1, runs: 1 })
    services.clock.set(new Date(Date.now() + 140 * day))
    assert.equal(onlyOurs(await runJob(services, cleanup, { dryRun: false })), { sessions: 1, limits: 1, job_runs: 1 })
    assert.equal(await remains(db), { sessions: 0, limits: 0, runs: 0 })
    assert.is((await db('phu_huynh').whereLike('email_phu_huynh', '%@test.vn')).length, 3, 'nobody is removed')
    await runSlot(
      services,
      named('timed', async () => ({})),
      slot,
      recordLog().log,
    )
    const { started_at } = await db('job_runs').where({ job: 'timed' }).first()
    assert.ok(Math.abs(started_at - services.clock.now().getTime()) < 5_000)
  }))

test('a dry run reports what it would do and changes nothing', () =>
  rolledBack(async db => {
    const services = await seedExpired(db, new Date())
    assert.equal(onlyOurs(await runJob(services, cleanup, { dryRun: true })), { sessions: 1, limits: 1, job_runs: 1 })
    assert.equal(await remains(db), { sessions: 2, limits: 2, runs: 2 })
  }))

function onlyOurs({ sessions, limits, job_runs }: Summary): Summary {
  return { sessions, limits, job_runs } as Summary
}

function named(name: string, run: () => ReturnType<Job['run']>): Job {
  return { name, at: '* * * * *', run }
}

function servicesOn(db: Knex): Services {
  const config = readConfig({ DATABASE_URL: 'postgres://localhost/none', APP_SECRET: 'x'.repeat(32) })
  return createServices({ db, kind: 'server', close: async () => {} }, config, migrations, () => {})
}

function recordLog() {
  const lines: { level: string; event: string; facts: unknown }[] = []
  const log: Log = (level, event, facts) => lines.push({ level, event, facts })
  return { log, lines }
}

/** Seeds one expired and one valid row of each kind. */
async function seedExpired(db: Knex, now: Date): Promise<Services> {
  await Promise.all(['sessions', 'rate_limits', 'job_runs'].map(table => db(table).delete()))
  const { mother } = await seedPeople(db)
  const after = (days: number) => new Date(now.getTime() + days * day)
  for (const [byte, days] of [
    [1, -40],
    [2, 1],
  ] as const) {
    const key = `key ${byte}`
    await db('sessions').insert({
      token_hash: Buffer.alloc(32, byte),
      ma_phu_huynh: mother,
      created_at: after(days - 1),
      expires_at: after(days),
    })
    await db('rate_limits').insert({ key, ends_at: after(days), count: 1 })
  }
  await db('job_runs').insert([
    { job: 'old', slot: after(-91), started_at: after(-91) },
    { job: 'new', slot: after(-89), started_at: after(-89) },
  ])
  return servicesOn(db)
}

async function remains(db: Knex) {
  const count = async (table: string) => (await db(table).count({ count: '*' }))[0]!.count
  return { sessions: await count('sessions'), limits: await count('rate_limits'), runs: await count('job_runs') }
}

test.run()
