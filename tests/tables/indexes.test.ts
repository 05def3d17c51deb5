import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { listWork } from '../../src/billing/desk/work-store.ts'
import { orderRows } from '../../src/billing/orders/lists-store.ts'
import { seedCatalogue } from '../../src/catalogue/index.ts'
import { auditEntries } from '../../src/console/audit-store.ts'
import { parentRows } from '../../src/console/parent-store.ts'
import { seedDemo } from '../../src/demo/index.ts'
import { deviceRows } from '../../src/devices/listed-store.ts'
import { childRows } from '../../src/family/store.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { readPage } from '../../src/kernel/lists/read.ts'
import type { Source } from '../../src/kernel/lists/source.ts'
import { readings } from '../../src/modules.ts'
import { createServices } from '../../src/services.ts'
import { auditLog } from '../../src/shared/console-lists.ts'
import { devices } from '../../src/shared/device-lists.ts'
import { children } from '../../src/shared/family-lists.ts'
import type { List } from '../../src/shared/list.ts'
import { orders } from '../../src/shared/order-lists.ts'
import { parents } from '../../src/shared/parent-lists.ts'
import { migrations, rolledBack, serverTest } from '../helpers/db.ts'

interface Ids {
  ma_phu_huynh: number
  ma_tre_em: number
}

/** What admins search big tables for. Filters with few values, which many rows have, are read in order instead. */
const listsOf = ({ ma_phu_huynh, ma_tre_em }: Ids): [List, Source<never>, Record<string, unknown>][] => [
  [parents, parentRows, { ten: 'nguyen', email: 'hanh', sdt: '0901000002', loai: 'PREMIUM', role: 'admin' }],
  [children, childRows, { ten: 'nhien', truong: 'phu dong', ma_phu_huynh }],
  [devices, deviceRows, { ten: 'laptop', ma: 'demo', goi: 3, ma_tre_em }],
  [
    orders,
    orderRows,
    {
      vnp_txn_ref: 'demo',
      trang_thai: 'paid',
      ma_phu_huynh,
      tu_thanh_toan: '2026-11-01',
      den_thanh_toan: '2026-11-01',
    },
  ],
  [auditLog, auditEntries, { hanh_dong: 'subscription_assigned', loai: 'goi_dich_vu', gia_dinh: ma_phu_huynh }],
]
const big = ['phu_huynh', 'tre_em', 'thiet_bi', 'goi_dich_vu', 'orders', 'audit_log']
/** Those that operators read beside them. */
const watched = ['device_states', 'device_tokens', 'gateway_calls', 'job_runs', 'rate_limits']

/** The big tables that a statement can only read to their end. */
async function readWhole(db: Knex, { sql, bindings }: Asked, tables = big): Promise<string[]> {
  const inOrder: Knex.Value[] = []
  const text = sql.replace(/\$(\d+)/g, (_, place) => {
    inOrder.push(bindings[place - 1]!)
    return '?'
  })
  const { rows } = await db.raw(`explain ${text}`, inOrder)
  const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
  return [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table!).filter(table => tables.includes(table))
}

interface Asked {
  sql: string
  bindings: never[]
}

/** On the demo people, with each statement that is asked, and with no table read whole where an index can be used. */
function withDemo(work: (db: Knex, asked: Asked[]) => Promise<void>): Promise<void> {
  return rolledBack(async db => {
    await seedCatalogue(db)
    await seedDemo(db, new Date())
    // what is said to cost so much would be compiled first, for seconds
    await db.raw('set local enable_seqscan = off; set local jit = off')
    const asked: Asked[] = []
    db.on('query', query => asked.push(query))
    await work(db, asked)
  })
}

serverTest(test, 'every order of a list of admins, and every search, is served by an index', () =>
  withDemo(async (db, asked) => {
    const admin = await db('phu_huynh').where({ la_admin: true }).first()
    const ids = await db('tre_em')
      .join('phu_huynh', 'phu_huynh.ma_phu_huynh', 'tre_em.ma_phu_huynh')
      .where('sdt', '+84901000002')
      .first('tre_em.ma_phu_huynh', 'ma_tre_em')
    for (const [list, source, filters] of listsOf(ids))
      for (const query of [
        ...list.sorts.flatMap(sort => [{ sort }, { sort: `-${sort}` }]),
        ...Object.entries(filters).map(([name, value]) => ({ [name]: value })),
      ]) {
        asked.length = 0
        await readPage(list, source as never, { db, query, now: new Date(), caller: { person: admin } } as never)
        const pages = asked.filter(({ sql }) => sql.includes('order by sort_value'))
        assert.is(pages.length, 1, `nothing is found by ${JSON.stringify(query)}`)
        for (const page of pages) assert.equal(await readWhole(db, page), [], `${JSON.stringify(query)}: ${page.sql}`)
      }
  }),
)

serverTest(test, 'the work queue is served by indexes', () =>
  withDemo(async (db, asked) => {
    const now = new Date()
    const moments = { failedSince: now, paidSince: now, answeredSince: now, arrivedSince: now, invoicedBefore: now }
    await listWork(db, { today: '2026-11-23', ...moments, failingSince: now, invoices: true })
    const statements = [...asked]
    assert.is(statements.length, 2)
    for (const statement of statements) assert.equal(await readWhole(db, statement), [], statement.sql)
  }),
)

serverTest(test, 'what operators read every 15 s is served by indexes, with one statement each', () =>
  withDemo(async (db, asked) => {
    const config = readConfig({ DATABASE_URL: 'pglite:memory', APP_SECRET: 'x'.repeat(32) })
    const services = createServices({ db, kind: 'server', close: async () => {} }, config, migrations, () => {})
    for (const read of readings) await read({ ...services, now: new Date() })
    const statements = [...asked]
    assert.is(statements.length, readings.length)
    for (const statement of statements) assert.equal(await readWhole(db, statement, watched), [], statement.sql)
  }),
)

test.run()
