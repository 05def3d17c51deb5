import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { schemaOf } from '../../scripts/check/schema.ts'
import { findGatewayDifferences } from '../../src/billing/ledger/gateway-store.ts'
import { findDifferences } from '../../src/billing/ledger/store.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { openDatabase } from '../../src/kernel/database.ts'
import { migrate } from '../../src/kernel/migrate.ts'
import { emptyDatabase, migrations, onServer } from '../helpers/db.ts'
import { people } from '../helpers/people.ts'
import { inFolder, production, type Service, withService } from '../helpers/process.ts'
import { pagesWith } from '../helpers/site-map.ts'

const first = readFileSync(join(import.meta.dirname, 'first-release.sql'), 'utf8')
/** An order of the mother that was paid. */
const paid = /AN\w{22}(?=', 1, .*'paid')/.exec(first)![0]
const pages = pagesWith({ packageId: '3', vnp_txn_ref: paid, id: '2' }, { development: false })

/** The time on the service’s clock when it was made; later a refund that waits would be overdue. */
const madeAt = new Date('2026-06-13T10:41:00Z')

interface Sums {
  paid: number
  refunded: number
}

test('a database of the first release, with people in it, is brought up to date and loses nothing', () =>
  withEmpty(async url => {
    const sums = await inDatabase(url, async db => {
      await db.raw(first)
      const columns = await columnsOf(db)
      const [before, sums] = [await rowsOf(db, columns), await sumsOf(db)]
      await migrate(db, migrations)
      assert.equal(partsOf(await schemaOf(db)), partsOf(readFileSync(join(migrations, 'schema.sql'), 'utf8')))
      const after = new Set(await rowsOf(db, columns))
      const changed = before.filter(row => !after.has(row))
      assert.ok(before.length > 500)
      assert.equal(changed.map(row => row.match(/^\w+|"(kind|trang_thai)":"\w+"/g)!.join(' ')).sort(), [
        // of two addresses handed out for an order the newest is kept; orders under review are asked about
        'gateway_calls "kind":"redirect"',
        ...Array(6).fill('orders "trang_thai":"review"'),
      ])
      assert.equal([...(await findDifferences(db)), ...(await findGatewayDifferences(db, madeAt))], [])
      return sums
    })
    await withService({ ...production, DATABASE_URL: url, JOBS: 'off' }, async service => {
      const tokens: (string | undefined)[] = [undefined]
      for (const person of Object.values(people)) tokens.push(await signIn(service, person))
      for (const { path } of pages) {
        const statuses = []
        for (const token of tokens) statuses.push(await open(service, path, token))
        assert.ok(statuses.includes(200) && Math.max(...statuses) < 500, `${path}: ${statuses}`)
      }
      const [admin] = tokens.slice(-1)
      const revenue = await ask(service, '/api/payment/revenue?nhom=thang', admin)
      const total = (name: string) =>
        revenue.reduce((sum: number, month: Record<string, number>) => sum + month[name]!, 0)
      assert.equal({ paid: total('da_thu'), refunded: total('da_hoan') }, sums)
      const { phu_huynh, tre_em, thiet_bi } = await ask(service, '/api/thong-ke', admin)
      assert.equal([phu_huynh, tre_em, thiet_bi], [3, 2, 10])
    })
  }))

function withEmpty(work: (url: string) => Promise<void>): Promise<void> {
  return onServer ? emptyDatabase(work) : inFolder(folder => work(`pglite:${join(folder, 'db')}`))
}

async function inDatabase<T>(url: string, work: (db: Knex) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(readConfig({ DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) }).database)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** The names of the columns of each table, without what the tool of the migrations keeps for itself. */
async function columnsOf(db: Knex): Promise<[table: string, columns: string[]][]> {
  const { rows } = await db.raw(
    `select table_name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and table_name not like 'knex%' group by table_name`,
  )
  return rows.map(({ table_name, columns }: { table_name: string; columns: string[] }) => [table_name, columns])
}

async function rowsOf(db: Knex, columns: [table: string, columns: string[]][]): Promise<string[]> {
  const all: string[] = []
  for (const [table, names] of columns) {
    const { rows } = await db.raw('select row_to_json(t)::text as line from ? t', [db(table).select(names)])
    all.push(...rows.map(({ line }: { line: string }) => `${table} ${line}`))
  }
  return all
}

async function sumsOf(db: Knex): Promise<Sums> {
  const { rows } = await db.raw(
    `select (select sum(so_tien) from orders where trang_thai in ('paid', 'refunded')) as paid,
       (select sum(so_tien) from refunds where trang_thai in ('processing', 'refunded')) as refunded`,
  )
  return rows[0]
}

/** The parts of a schema in any order, because a dump creates them in another. */
function partsOf(schema: string): string[] {
  return schema.trim().split('\n\n').sort()
}

async function signIn({ url }: Service, { sdt, mat_khau }: { sdt: string; mat_khau: string }): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sdt, mat_khau }),
  })
  assert.is(response.status, 200, sdt)
  return (await response.json()).data.token
}

async function open({ url }: Service, path: string, token: string | undefined): Promise<number> {
  const headers = token ? { Cookie: `token=${token}` } : undefined
  const response = await fetch(url + path, { headers, redirect: 'manual' })
  await response.text()
  return response.status
}

async function ask({ url }: Service, path: string, token: string | undefined) {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } })
  return (await response.json()).data
}

test.run()
