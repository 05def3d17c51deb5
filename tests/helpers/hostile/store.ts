import type { Knex } from 'knex'
import { refusal } from '../../tables/seeded.ts'
import { familyColumns } from './marks.ts'

/** Words that are of no family, or in rows that cannot be found by one. */
const others = [
  ['goi', 'ten'],
  ['goi', 'mo_ta'],
  ['noi_dung', 'noi_dung'],
  ['translations', 'translated'],
  ['partner_requests', 'ten'],
  ['partner_requests', 'lien_he'],
  ['audit_log', 'address'],
] as const

/** By these a row finds another, and a saved filter its list. */
const links = /^(vnp_txn_ref|purchase|key|query)$/

/** Columns that refuse what is long or does not begin in their own way. */
const formed = ['invoice_events.lien_ket', 'pairings.ma_thiet_bi', 'pairings.version', 'thiet_bi.ma_thiet_bi']

/** Puts a text before each word that is stored, and in place of each mark in JSON. */
export async function storeEverywhere(db: Knex, textFor: (at: number) => string): Promise<void> {
  const columns = (await familyColumns(db)).filter(({ column }) => !links.test(column))
  const words = columns.filter(({ json }) => !json).map(({ table, column }) => [table, column] as const)
  for (const [at, [table, column]] of [...words, ...others].entries()) {
    const put = () => db.raw(`update ${table} set ${column} = ? || ${column}`, [textFor(at)])
    const refusedBy = await refusal(db, put)
    if (refusedBy && !formed.includes(`${table}.${column}`))
      throw new Error(`${refusedBy} keeps texts out of ${column}`)
  }
  const inJson = [...columns.filter(({ json }) => json), { table: 'audit_log', column: 'detail' }]
  for (const [at, { table, column }] of inJson.entries()) await storeInJson(db, table, column, textFor(at))
}

/** Each text with a mark becomes the other. */
async function storeInJson(db: Knex, table: string, column: string, text: string): Promise<void> {
  const quoted = JSON.stringify(text).slice(1, -1)
  await db.raw(
    `update ${table} set ${column} = regexp_replace(${column}::text, '"[^"]*qz[^"]*"', ?, 'g')::jsonb
     where ${column}::text like '%qz%'`,
    [`"${quoted.replaceAll('\\', '\\\\')}"`],
  )
}
