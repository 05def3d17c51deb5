import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readConfig } from '../../src/kernel/config.ts'
import { isPlainError } from '../../src/kernel/plain-error.ts'
import { emptyDatabase, onServer, ownDatabase, serverTest } from '../helpers/db.ts'
import {
  failedStart,
  inFolder,
  launch,
  production,
  type Service,
  untilItServes,
  withService,
} from '../helpers/process.ts'

const nowhere = 'postgres://nobody:canary-password@127.0.0.1:1/none'

for (const [what, env, expected] of [
  ['a port that is no number', { PORT: 'http' }, 'PORT is "http"'],
  ['a database that is down', { DATABASE_URL: nowhere }, 'The database does not answer (connect ECONNREFUSED'],
  ['no secret in production', { ...production, APP_SECRET: '' }, 'APP_SECRET is not set'],
] as const)
  test(`a start with ${what} ends at once and says so in one line`, async () => {
    await endsWith(expected, env)
  })

test('every setting that is no good is named with what is expected of it', () => {
  const good = { DATABASE_URL: nowhere }
  for (const [env, expected] of [
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY is "-1"'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL is not understood'],
    [{ APP_SECRET_FILE: '/nonexistent' }, 'APP_SECRET_FILE names /nonexistent'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET is too short'],
    [{ APP_ORIGIN: 'https://a.vn/b' }, 'APP_ORIGIN is "https://a.vn/b"'],
    [{ BASE_PATH: 'no slash' }, 'BASE_PATH is "no slash"'],
    [{ JOBS: 'maybe' }, 'JOBS is "maybe"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
  ] as const)
    assert.throws(
      () => readConfig({ ...good, ...env }),
      (error: unknown) => isPlainError(error) && error.message.includes(expected),
      expected,
    )
})

test('a start on a port that is taken ends at once and says so in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  await endsWith(`Port ${port} is taken`, { PORT: String(port) })
  taken.close()
})

test('a start with a data folder that cannot be written ends and says so in one line', () =>
  inFolder(async folder => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await endsWith(`The data folder ${file} cannot be written`, { DATA_DIR: file })
    await endsWith(`The folder ${file} cannot be made`, {
      APP_SECRET: 'x'.repeat(32),
      DATABASE_URL: `pglite:${file}/db`,
    })
  }))

test('a second start on the same data folder ends within two seconds and names the process that has it', () =>
  inFolder(async folder => {
    const env = { DATA_DIR: folder }
    await withService(env, async ({ process }) => {
      const { ms } = await endsWith(`is in use by process ${process.pid}`, env)
      assert.ok(ms < 4_000, `ended after ${ms} ms`)
    })
  }))

serverTest(
  test,
  'a start with a wrong name or password ends and says so in one line, without the password',
  async () => {
    const url = new URL(process.env.TEST_DATABASE_URL!)
    url.pathname = '/there_is_no_such_database'
    url.password = 'canary-password'
    await endsWith('database "there_is_no_such_database" does not exist', { DATABASE_URL: url.href })
  },
)

serverTest(test, 'a start on a database that is up takes less than five seconds', () =>
  ownDatabase(async url => {
    const began = Date.now()
    await withService({ DATABASE_URL: url }, async () => {
      assert.ok(Date.now() - began < 5_000, `took ${Date.now() - began} ms`)
    })
  }),
)

serverTest(test, 'two processes that start at once on an empty database both come up', () =>
  emptyDatabase(url =>
    inFolder(async folder => {
      const both = await Promise.all([1, 2].map(() => launch({ DATABASE_URL: url }, folder)))
      try {
        await Promise.all(both.map(untilItServes))
        for (const service of both) assert.is((await fetch(`${service.url}/api/health`)).status, 200)
      } finally {
        await Promise.all(both.map(killed))
      }
    }),
  ),
)

serverTest(test, 'a start waits for the migrations of another, however long they take', () =>
  emptyDatabase(url =>
    inFolder(async folder => {
      const other = await holdBack(url, 'select pg_advisory_xact_lock(4155310729)')
      const service = await launch({ DATABASE_URL: url }, folder)
      try {
        // longer than any statement of a request may take
        await pause(9_000)
        assert.is(service.process.exitCode, null, service.said())
        await other.end()
        await untilItServes(service)
      } finally {
        await killed(service)
      }
    }),
  ),
)

serverTest(test, 'a process killed in the middle of its migrations leaves nothing half-done', () =>
  emptyDatabase(url =>
    inFolder(async folder => {
      // the third migration cannot go on while another transaction makes a table of the same name
      const other = await holdBack(url, 'create table tre_em ()')
      const service = await launch({ DATABASE_URL: url }, folder)
      await untilSomebodyWaits(url)
      await killed(service)
      await other.end()
      await untilAlone(url)
      assert.equal(await tablesIn(url), [])
      await withService({ DATABASE_URL: url }, async ({ url }) => {
        assert.is((await fetch(`${url}/api/health`)).status, 200)
      })
    }),
  ),
)

async function endsWith(expected: string, env: Record<string, string>) {
  const database = env.DATABASE_URL ?? (onServer ? nowhere : 'pglite:memory')
  const { code, lines, ms } = await failedStart(env.DATA_DIR ? env : { DATABASE_URL: database, ...env })
  assert.is(code, 1, lines.join('\n'))
  assert.is(lines.length, 1, lines.join('\n'))
  assert.ok(lines[0]!.startsWith('An Nhi: ') && lines[0]!.includes(expected), lines[0])
  assert.not.match(lines[0]!, 'canary-password')
  return { ms }
}

async function holdBack(url: string, statement: string): Promise<pg.Client> {
  const client = await connectTo(url)
  await client.query('begin')
  await client.query(statement)
  return client
}

async function untilSomebodyWaits(url: string): Promise<void> {
  await untilCount(url, "select count(*) from pg_locks where not granted and locktype <> 'advisory'", 1)
}

async function untilAlone(url: string): Promise<void> {
  await untilCount(url, 'select count(*) from pg_stat_activity where datname = current_database()', 1)
}

async function untilCount(url: string, statement: string, count: number): Promise<void> {
  const client = await connectTo(url)
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(20))
    if ((await client.query(statement)).rows[0].count === count) return client.end()
  throw new Error(`never ${count}: ${statement}`)
}

async function tablesIn(url: string): Promise<string[]> {
  const client = await connectTo(url)
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'")
  await client.end()
  return rows.map(({ tablename }) => tablename)
}

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function killed(service: Service): Promise<void> {
  service.process.kill('SIGKILL')
  await service.ended
}

test.run()
