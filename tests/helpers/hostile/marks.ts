import type { Knex } from 'knex'
import type { Name } from '../people.ts'

export type Parent = Exclude<Name, 'admin'>

/** What stands in every text of a family: `does` in what a child does, asks for or may do, which no admin reads. */
export const marksOf = (name: Parent) => ({ is: `qz${name}is`, does: `qz${name}does` })

/** Stands in what somebody sent who asks to become a partner. */
export const partner = 'qzpartner'

/** Where the protection of a child is kept. */
const behaviour = /^(policies|grants|requests|protection_events|device_messages|usage_days|history_hours)/

/** Texts that hold no word of a family, and why. */
const ours: Record<string, string> = {
  'phu_huynh.sdt': 'a phone, searched for beside the marks',
  'phu_huynh.mat_khau': 'a hash',
  'phu_huynh.ngon_ngu': 'a code',
  'phu_huynh.ly_do_khoa': 'a closed account has it, which cannot call',
  'orders.create_date': 'digits of a moment',
  'orders.reason': 'a code',
  'gateway_calls.outcome': 'a code',
  'goi_dich_vu.ten_thiet_bi_cu': 'a row has it only after its device was deleted; deletions happen during the run',
  'goi_dich_vu.ma_thiet_bi_cu': 'the same',
  'refunds.reason': 'a code',
  'notices.kind': 'a code',
  'notices.outcome': 'a code',
  'cards.ended_reason': 'a code',
  'ledger_differences.kind': 'a code',
  'ledger_differences.detail': 'amounts and states',
  'invoice_events.outcome': 'a code',
  'list_choices.hidden': 'names of columns',
  'saved_filters.list': 'a path',
  'renewed_rows.before': 'dates',
  'renewed_rows.after': 'dates',
  'pairings.check_digits': 'four digits',
  'pairings.client': 'a code',
  'device_states.client': 'a code',
  'device_states.licence': 'a code',
  'device_states.told': 'a code',
  'device_states.checks': 'codes and moments',
  'device_states.clock': 'moments',
  'protection_events.kind': 'a code',
}

/** Tables whose rows are of a family, and how: by its id, by a row that has it, or by the order's code. */
const orders = 'select id from orders where ma_phu_huynh = :id'
const codes = 'select vnp_txn_ref from orders where ma_phu_huynh = :id'
const belongs: Record<string, string> = {
  ma_phu_huynh: 'ma_phu_huynh = :id',
  order_id: `order_id in (${orders})`,
  vnp_txn_ref: `vnp_txn_ref in (${codes})`,
  purchase: `purchase in (${codes})`,
  ma_don: `ma_don in (${codes})`,
  goi_dich_vu_id: 'goi_dich_vu_id in (select id from goi_dich_vu where ma_phu_huynh = :id)',
}

/** Tables with texts of no family, or in which none can be searched for: the audit log, for example, is for admins alone. */
export const nobodys = [
  'audit_log',
  'card_cancellations',
  'goi',
  'job_runs',
  'news',
  'noi_dung',
  'one_time_codes',
  'partner_requests',
  'rate_limits',
  'seeds',
  'settlements',
  'sms_failures',
  'totals',
  'translations',
]

interface Column {
  table: string
  column: string
  json: boolean
  /** Which rows of the table are of the family `:id`. */
  of: string
}

/** Every column of text in a table of families, but those with a list of allowed codes and those that are `ours`. */
export async function familyColumns(db: Knex): Promise<Column[]> {
  return (await textColumns(db)).flatMap(({ columns, ...column }) => {
    const key = Object.keys(belongs).find(name => columns.includes(name))
    return !key || `${column.table}.${column.column}` in ours ? [] : [{ ...column, of: belongs[key]! }]
  })
}

/** The tables with texts whose rows cannot be found by a family. */
export async function tablesOfNobody(db: Knex): Promise<string[]> {
  const found = (await textColumns(db)).filter(
    ({ columns }) => !Object.keys(belongs).some(name => columns.includes(name)),
  )
  return [...new Set(found.map(({ table }) => table))]
}

async function textColumns(db: Knex): Promise<(Omit<Column, 'of'> & { columns: string[] })[]> {
  const { rows } = await db.raw(`
    select c.relname as table, a.attname as column, a.atttypid = 'jsonb'::regtype as json,
           (select array_agg(other.attname::text) from pg_attribute other where other.attrelid = c.oid) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'knex%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
                      and pg_get_constraintdef(k.oid) like 'CHECK ((' || a.attname || ' = ANY (ARRAY[%')
    order by 1, a.attnum`)
  return rows
}

/** Puts the mark before each text that has none. JSON is marked as it is made. */
export async function markTexts(db: Knex, name: Parent, id: number): Promise<void> {
  const columns = (await familyColumns(db)).filter(({ json }) => !json)
  const { rows } = await db.raw(`select array_agg(vnp_txn_ref) as refs from orders where ma_phu_huynh = :id`, { id })
  for (const { table, column, of } of columns.filter(({ column }) => !isOrderCode(column)))
    await db.raw(
      `update ${table} set ${column} = :mark || ${column}
       where ${of} and ${column} is not null and lower(${column}) not like '%qz%'`,
      { id, mark: markIn(table, name) },
    )
  // last, because by them the others are found
  for (const { table, column } of columns.filter(({ column }) => isOrderCode(column)))
    await db.raw(`update ${table} set ${column} = :mark || ${column} where ${column} = any (:refs)`, {
      mark: markIn(table, name).toUpperCase(),
      refs: rows[0].refs,
    })
}

export function markIn(table: string, name: Parent): string {
  return marksOf(name)[behaviour.test(table) ? 'does' : 'is']
}

function isOrderCode(column: string): boolean {
  return ['vnp_txn_ref', 'purchase', 'ma_don'].includes(column)
}
