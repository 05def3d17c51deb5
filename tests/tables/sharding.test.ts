import type { Knex } from 'knex'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rolledBack } from '../helpers/db.ts'
import { everydayStatements } from '../helpers/everyday.ts'
import { withoutKey } from '../helpers/shard-key.ts'

/** What is the same for all families, or of the service itself. On several servers each has all of it, or one has it. */
const ofNoFamily = [
  ...['goi', 'noi_dung', 'translations', 'translator', 'page_version', 'escrow_keys', 'seeds', 'invoicing'],
  ...['totals', 'news', 'rate_limits', 'sms_failures', 'job_runs', 'knex_migrations', 'knex_migrations_lock'],
  ...['partner_requests', 'settlements', 'settlement_lines', 'ledger_differences'],
  // by phone, before anybody has an account
  'one_time_codes',
  // of accounts that may be gone
  'card_cancellations',
]

/**
 * Of families, without the key of one: the column by which they are reached instead. Each needs the key before families can
 * be on several servers (docs/scale.md). This list and the next only become shorter.
 */
const withoutColumn: Record<string, string> = {
  audit_log: 'subject',
  gateway_calls: 'vnp_txn_ref',
  invoice_events: 'order_id',
  moves: 'by_parent',
  order_invoices: 'order_id',
  renewals: 'purchase',
  renewed_rows: 'goi_dich_vu_id',
  second_payments: 'order_id',
  seen_refunds: 'order_id',
}

/** Whose unique indexes do not all begin with the family, or whose key may be null. */
const keyNotInEach = [
  ...['cards', 'device_tokens', 'goi_dich_vu', 'notices', 'orders', 'pairings', 'phu_huynh', 'refunds'],
  ...['saved_filters', 'sessions', 'thiet_bi', 'tre_em'],
]

/**
 * The calls of parents and machines that read or write tables without saying of which family: most find first whose a child,
 * a device or an order is that was named by its number alone.
 */
const asked: Record<string, string[]> = {
  'GET /device/policy': ['tre_em'],
  'GET /pairings/:ma_thiet_bi': ['pairings'],
  'GET /payment/orders': ['refunds', 'renewals', 'renewed_rows', 'second_payments'],
  'GET /payment/orders/:vnp_txn_ref/invoice': ['invoice_events', 'order_invoices', 'orders'],
  'GET /payment/orders/:vnp_txn_ref/period': ['audit_log', 'goi_dich_vu', 'orders', 'renewals', 'renewed_rows'],
  'GET /payment/renewal/:vnp_txn_ref': ['orders'],
  'GET /payment/subscriptions/:id': ['goi_dich_vu', 'thiet_bi', 'tre_em'],
  'GET /payment/vnpay-ipn': ['gateway_calls', 'orders', 'phu_huynh'],
  'GET /payment/wallet': ['refunds', 'renewals', 'renewed_rows', 'second_payments'],
  'GET /phu-huynh/:id': ['goi_dich_vu', 'phu_huynh', 'thiet_bi', 'tre_em'],
  'GET /phu-huynh/:id/du-lieu': ['audit_log'],
  'GET /thiet-bi/:id': ['goi_dich_vu', 'thiet_bi', 'tre_em'],
  'GET /thiet-bi/:id/goi': ['goi_dich_vu', 'thiet_bi', 'tre_em'],
  'GET /thiet-bi/:id/goi/active': ['thiet_bi', 'tre_em'],
  'GET /thiet-bi/:id/lich-su-goi': ['audit_log', 'goi_dich_vu', 'moves', 'phu_huynh', 'thiet_bi', 'tre_em'],
  'GET /tre-em/:id': ['goi_dich_vu', 'thiet_bi', 'tre_em'],
  'GET /tre-em/:id/consents': ['tre_em'],
  'GET /tre-em/:id/events': ['tre_em'],
  'GET /tre-em/:id/history': ['tre_em'],
  'GET /tre-em/:id/policy': ['tre_em'],
  'GET /tre-em/:id/thiet-bi': ['thiet_bi', 'tre_em'],
  'GET /tre-em/:id/usage': ['tre_em'],
  'POST /device/sync': ['tre_em'],
  'POST /payment/assign': ['audit_log', 'goi_dich_vu', 'moves', 'thiet_bi', 'tre_em'],
  'POST /payment/create': ['audit_log', 'gateway_calls', 'order_invoices'],
  'POST /protection/confirm': ['sessions'],
  'POST /requests/:id/answer': ['tre_em'],
  'POST /tre-em/:id/grants': ['tre_em'],
  'PUT /tre-em/:id': ['audit_log', 'tre_em'],
  'PUT /tre-em/:id/consents': ['tre_em'],
  'PUT /tre-em/:id/policy': ['tre_em'],
}

interface Table {
  name: string
  has: boolean
  in_each: boolean
  columns: string[]
}

async function tablesIn(db: Knex): Promise<Table[]> {
  const { rows } = await db.raw(`
    select relname as name, coalesce(key.attnum, 0) > 0 as has,
           coalesce(key.attnotnull, false) and not exists (
             select from pg_index where indrelid = pg_class.oid and indisunique and not key.attnum = any (indkey)) as in_each,
           array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0) as columns
    from pg_class left join pg_attribute key on attrelid = pg_class.oid and attname = 'ma_phu_huynh' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`)
  return rows
}

test('every table of families carries ma_phu_huynh, or is named with the column by which its family is found', () =>
  rolledBack(async db => {
    const tables = await tablesIn(db)
    const lacking = tables.filter(({ name, has }) => !has && !ofNoFamily.includes(name))
    assert.equal(lacking.map(({ name }) => name).sort(), Object.keys(withoutColumn))
    for (const { name, columns } of lacking) assert.ok(columns.includes(withoutColumn[name]!), name)
    const known = tables.map(({ name }) => name)
    assert.equal(
      ofNoFamily.filter(name => !known.includes(name)),
      [],
    )
  }))

test('the unique indexes of every other table of families have ma_phu_huynh in them', () =>
  rolledBack(async db => {
    const found = (await tablesIn(db)).filter(({ has, in_each }) => has && !in_each)
    assert.equal(
      found.map(({ name }) => name),
      keyNotInEach,
    )
  }))

test('no statement of parents and machines leaves out the family, but those that are named', async () => {
  const tables = await rolledBack(tablesIn)
  const ofFamilies = new Set(tables.map(({ name }) => name).filter(name => !ofNoFamily.includes(name)))
  const found: Record<string, Set<string>> = {}
  const statements = await everydayStatements()
  assert.ok(statements.size > 100, 'the statements were seen')
  for (const [sql, calls] of statements) {
    // every call begins with one of two statements that ask whose its token is
    if (sql.includes('using (token_hash)')) continue
    for (const table of withoutKey(sql, ofFamilies))
      for (const call of calls) found[call] = new Set([...(found[call] ?? []), table])
  }
  assert.equal(Object.fromEntries(Object.entries(found).map(([call, each]) => [call, [...each].sort()])), asked)
})

test('a statement without the family is noticed, and one with it is not', () => {
  const tables = new Set(['tre_em', 'policies'])
  const lacks = (sql: string) => withoutKey(sql, tables)
  assert.equal(lacks('select * from tre_em where ma_tre_em = $1'), ['tre_em'])
  assert.equal(lacks('select ma_phu_huynh from tre_em where ma_tre_em = $1'), ['tre_em'])
  assert.equal(lacks('update policies set version = 2 where ma_tre_em = $1'), ['policies'])
  assert.equal(lacks('select 1 from policies p join tre_em c on c.ma_tre_em = p.ma_tre_em where p.ma_phu_huynh = $1'), [
    'tre_em',
  ])
  assert.equal(
    lacks('select 1 from policies p join tre_em c on c.ma_phu_huynh = p.ma_phu_huynh where p.ma_phu_huynh = $1'),
    [],
  )
  assert.equal(lacks('select 1 from policies p join tre_em c on c.ma_phu_huynh = p.ma_phu_huynh where p.at = $1'), [
    'policies',
    'tre_em',
  ])
  assert.equal(lacks('select * from tre_em where ma_phu_huynh = $1 and ma_tre_em = $2'), [])
  assert.equal(lacks('select * from goi where id = $1'), [])
  assert.equal(lacks('insert into policies (ma_phu_huynh, ma_tre_em) values ($1, $2)'), [])
  assert.equal(lacks('insert into policies (ma_tre_em) values ($1)'), ['policies'])
})

test.run()
