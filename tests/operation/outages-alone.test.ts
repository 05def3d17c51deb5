import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startPostgres } from '../../scripts/test/postgres.ts'
import { connect } from '../../src/kernel/database.ts'
import { migrate } from '../../src/kernel/migrate.ts'
import { runApp } from '../helpers/app.ts'
import { seedMother } from '../helpers/billing.ts'
import { migrations, proofTest } from '../helpers/db.ts'
import { ownServerTest } from '../helpers/own-server.ts'
import { seedPeople } from '../helpers/people.ts'
import { inFolder, type Service, withService } from '../helpers/process.ts'
import { look } from '../helpers/several/look.ts'
import { openOrders, type Payments, pay } from '../helpers/several/payments.ts'
import { skip } from '../helpers/skip.ts'

type Server = Awaited<ReturnType<typeof startPostgres>>

interface Outage {
  begin: () => Promise<void>
  end: () => Promise<void>
}

/** A new database takes a third of it. */
const smallDisk = '300m'

ownServerTest(
  test,
  'R45: PostgreSQL is restarted: pages are shown, calls are a 503 with a sentence, and nothing is lost',
  proofTest,
  bin =>
    tryOutage('restarted', bin, server => ({
      begin: async () => server.fall(),
      end: async () => server.start(),
    })),
)

ownServerTest(
  test,
  'R45: all connections of PostgreSQL are taken: the same, and good within 2 s of their end',
  proofTest,
  bin =>
    tryOutage('connections taken', bin, server => {
      const clients: pg.Client[] = []
      return {
        begin: async () => {
          for (let refused = 0; refused < 20; ) {
            const client = new pg.Client({ connectionString: server.url })
            client.on('error', () => {})
            const isTaken = await client.connect().then(
              () => true,
              () => false,
            )
            if (isTaken) clients.push(client)
            else refused++
            const ofService = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'an-nhi'`
            await clients[0]!.query(ofService)
          }
        },
        end: async () => {
          await Promise.all(clients.map(client => client.end()))
        },
      }
    }),
)

const canMount = process.getuid?.() === 0
const diskName = 'R45: the disk of PostgreSQL is full: what is read is shown, and nothing that was acknowledged is lost'
if (!canMount) skip(test, diskName, 'needs the right to mount a disk')
else
  ownServerTest(test, diskName, proofTest, bin =>
    inFolder(async folder => {
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${smallDisk},mode=755`, 'none', folder])
      assert.is(mounted.status, 0, String(mounted.stderr))
      const filler = join(folder, 'filler')
      try {
        const outage = () => ({
          begin: async () => {
            const { bavail, bsize } = statfsSync(folder)
            writeFileSync(filler, Buffer.alloc(bavail * bsize))
          },
          end: async () => rmSync(filler),
        })
        await tryOutage('disk full', bin, outage, folder)
      } finally {
        spawnSync('umount', ['-l', folder])
      }
    }),
  )

async function tryOutage(
  name: string,
  bin: string,
  outage: (server: Server) => Outage,
  within?: string,
): Promise<void> {
  const server = await startPostgres(bin, undefined, within)
  const db = connect({ connectionString: server.url }, 4)
  try {
    await migrate(db, migrations)
    await seedPeople(db)
    await runApp(db, {}, async app => {
      await seedMother(app)
      app.services.clock.set(null)
      const payments = await openOrders(app, 600)
      const tokens = {
        parent: await app.token('mother'),
        buyer: await app.token('stranger'),
        admin: await app.token('admin'),
      }
      const env = { DATABASE_URL: server.url, APP_SECRET: 'x'.repeat(32), JOBS: 'off' }
      await withService(env, async service => {
        await look(service.url, tokens)
        await payFor(1_000, service, payments)
        const { begin, end } = outage(server)
        await begin()
        const paid = await payFor(2_000, service, payments)
        const seen = await look(service.url, tokens)
        assert.not(await pay(service, payments), 'nothing can be credited now')
        await end()
        const ended = Date.now()
        while (!(await pay(service, payments))) await pause(20)
        const goodAfterMs = Date.now() - ended
        const after = await look(service.url, tokens)
        console.log(`\n   FIGURE  ${JSON.stringify({ outage: name, seen, paidMeanwhile: paid, goodAfterMs })}`)
        assert.is(service.process.exitCode, null)
        assert.is(seen.home, 200)
        for (const { status, error, said } of [seen.parent, seen.buyer, seen.admin]) {
          assert.ok(status === 200 || (status === 503 && error === 'database_unavailable'), `${status} ${error}`)
          if (status === 503) assert.is(new Set(said).size, 2, 'there is a sentence in both languages')
        }
        assert.equal([after.home, after.parent.status, after.buyer.status, after.admin.status], [200, 200, 200, 200])
        assert.ok(goodAfterMs < 2_000, `the first good answer came ${goodAfterMs} ms after the end`)
        const lost = await db('orders').whereIn('vnp_txn_ref', payments.acknowledged).whereNot({ trang_thai: 'paid' })
        assert.equal(lost, [])
        const { rows } = await db.raw('select vnp_txn_ref from goi_dich_vu group by vnp_txn_ref having count(*) > 1')
        assert.equal(rows, [])
      })
    })
  } finally {
    await db.destroy()
    server.remove()
  }
}

/** Lets the gateway call for so many ms; returns how many calls were understood. */
async function payFor(ms: number, service: Service, payments: Payments): Promise<number> {
  let understood = 0
  for (const end = Date.now() + ms; Date.now() < end; await pause(20)) if (await pay(service, payments)) understood++
  return understood
}

test.run()
