import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { emptyDatabase, serverTest } from '../helpers/db.ts'
import { inFolder, launch, type Service, untilItServes, withService } from '../helpers/process.ts'
import { until } from '../helpers/until.ts'

serverTest(test, 'two processes started at once on an empty database both come up', () =>
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

serverTest(test, 'a start waits for the migrations of another process, however long they take', () =>
  emptyDatabase(url =>
    inFolder(async folder => {
      const other = await holdBack(url, 'select pg_advisory_xact_lock(4155310729)')
      const service = await launch({ DATABASE_URL: url }, folder)
      try {
        // longer than the statement timeout of a request
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

serverTest(test, 'a process killed during its migrations leaves nothing half-done', () =>
  emptyDatabase(url =>
    inFolder(async folder => {
      // a later migration blocks while another transaction creates a table of the same name
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
  await until(async () => (await client.query(statement)).rows[0].count === count)
  await client.end()
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
