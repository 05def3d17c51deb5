import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startPostgres } from '../../scripts/test/postgres.ts'
import { connect } from '../../src/kernel/database.ts'
import { transientFailure } from '../../src/kernel/database-errors.ts'
import { ownDatabase, serverTest } from '../helpers/db.ts'
import { ownServerTest } from '../helpers/own-server.ts'
import { withService } from '../helpers/process.ts'
import { startProxy } from '../helpers/proxy.ts'
import { until } from '../helpers/until.ts'

/** An unknown token: only the database can tell, so a 401 proves that it was queried. */
const stranger = { headers: { Authorization: `Bearer ${'x'.repeat(43)}` } }

ownServerTest(
  test,
  'R45: the process and the home page survive a database that goes down and comes back',
  serverTest,
  async bin => {
    const server = await startPostgres(bin)
    try {
      await withService({ DATABASE_URL: server.url, JOBS: 'off' }, async ({ url, process, said }) => {
        const ask = () => timed(`${url}/api/auth/me`, stranger)
        assert.is((await ask()).status, 401)
        assert.is((await fetch(url)).status, 200)

        let loading = true
        const answers: Awaited<ReturnType<typeof ask>>[] = []
        const load = Array.from({ length: 5 }, async () => {
          while (loading) {
            answers.push(await ask())
            await pause(30)
          }
        })
        const loaded = Promise.all(load)
        loaded.catch(() => {})
        await pause(500)
        server.fall()
        const fell = Date.now()
        await pause(1_500)
        assert.is((await timed(`${url}/api/health`)).status, 503)
        assert.is((await timed(`${url}/api/health/live`)).status, 200)
        const home = await timed(url)
        assert.is(home.status, 200)
        assert.match(home.text, '<h1')
        const during = answers.filter(({ began }) => began > fell)
        assert.ok(during.length > 10)
        for (const { status, text } of during) {
          assert.is(status, 503, text)
          assert.is(JSON.parse(text).success, false)
        }

        server.start()
        const back = Date.now()
        await until(async () => (await ask()).status === 401)
        assert.ok(Date.now() - back < 2_000, `the first success came after ${Date.now() - back} ms`)
        loading = false
        await loaded
        for (const { status, ms } of answers) {
          assert.ok(status === 401 || status === 503, String(status))
          assert.ok(ms < 3_000, `an answer took ${ms} ms`)
        }
        assert.is(process.exitCode, null)
        for (const line of said()
          .split('\n')
          .filter(line => line.startsWith('{')))
          JSON.parse(line)
        assert.not.match(said(), /^\s+at /m, 'no stack stands outside of the log')
      })
    } finally {
      server.remove()
    }
  },
)

serverTest(test, 'R49: with a database that stops responding, no request takes longer than ten seconds', () =>
  ownDatabase(async database => {
    const real = new URL(database)
    const proxy = await startProxy({ host: real.hostname, port: Number(real.port || 5432) })
    real.hostname = '127.0.0.1'
    real.port = String(proxy.port)
    const db = connect({ connectionString: real.href }, 2)
    try {
      await withService({ DATABASE_URL: real.href, JOBS: 'off' }, async ({ url }) => {
        const ask = () => timed(`${url}/api/auth/me`, stranger)
        await Promise.all(Array.from({ length: 4 }, ask))
        assert.is((await fetch(url)).status, 200)
        const tx = await db.transaction()
        await tx.raw('select 1')

        proxy.swallow()
        const inTransaction = timedFailure(async () => {
          try {
            await tx.raw('select 1')
          } finally {
            await tx.rollback().catch(() => {})
          }
        })
        const answers = await Promise.all([...Array.from({ length: 12 }, ask), timed(`${url}/api/health`)])
        for (const { status, ms, text } of answers) {
          assert.is(status, 503, text)
          assert.ok(ms < 10_000, `an answer took ${ms} ms`)
        }
        const home = await timed(url)
        assert.is(home.status, 200)
        assert.ok(home.ms < 1_000, `the home page took ${home.ms} ms`)
        const { ms, error } = await inTransaction
        assert.ok(ms < 10_000, `a transaction took ${ms} ms to fail`)
        assert.is(transientFailure(error)?.status, 503)

        // the old connections stay dead: recovery must not depend on them
        proxy.heal()
        await pause(500)
        const healed = Date.now()
        const after = await Promise.all(Array.from({ length: 12 }, ask))
        assert.ok(after.every(({ status }) => status === 401))
        assert.ok(Date.now() - healed < 2_000, `after the cut, answers took ${Date.now() - healed} ms`)
      })
    } finally {
      proxy.close()
      await db.destroy()
    }
  }),
)

async function timed(url: string, options: RequestInit = {}) {
  const began = Date.now()
  const answer = await fetch(url, options)
  const text = await answer.text()
  return { status: answer.status, text, began, ms: Date.now() - began }
}

async function timedFailure(work: () => Promise<unknown>) {
  const began = Date.now()
  const error = await work().then(
    () => null,
    error => error,
  )
  return { error, ms: Date.now() - began }
}

test.run()
