import { createHash } from 'node:crypto'
import type { Knex } from 'knex'

/** Positional or named. */
type Values = unknown[] | Record<string, unknown>

/** A statement with `$1` placeholders, and the name under which a server prepares it. */
export interface Statement {
  name: string
  text: string
  values: readonly unknown[]
}

/**
 * For frequent statements: a PostgreSQL server parses and plans them once per connection. The built-in database serves
 * all its clients in one session, where statement names would collide, so there they are not prepared.
 */
export async function runPrepared<Row>(db: Knex, name: string, sql: string, values: Values = []): Promise<Row[]> {
  const { sql: text, bindings } = db
    .raw(sql, values as Knex.ValueDict)
    .toSQL()
    .toNative()
  return runStatement(db, { name, text, values: bindings })
}

/** The same for a query builder. Its statements must have few different texts, because each is prepared. */
export async function runPreparedQuery<Row>(db: Knex, rows: Knex.QueryBuilder): Promise<Row[]> {
  return runStatement(db, statementOf(rows))
}

export function statementOf(rows: Knex.QueryBuilder): Statement {
  const { sql, bindings } = rows.toSQL().toNative()
  return namedStatement(sql, bindings)
}

/** The values are bound as they are, without what Knex does for a statement that it has built. */
export async function runStatement<Row>(db: Knex, { name, text, values }: Statement): Promise<Row[]> {
  const { client } = db
  const connection = await client.acquireConnection()
  try {
    const options = client.config.prepares ? { name } : {}
    const { response } = await client.query(connection, { sql: text, bindings: values, options })
    return response.rows
  } finally {
    await client.releaseConnection(connection)
  }
}

/** Combines statements into one with one row: each column has all rows of one statement, as JSON. */
export function combineStatements(statements: Record<string, Statement>): Statement {
  const values: unknown[] = []
  const columns = Object.entries(statements).map(([name, statement]) => {
    const before = values.length
    values.push(...statement.values)
    const text = statement.text.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + before}`)
    return `(select coalesce(json_agg(found), '[]') from (${text}) found) as "${name}"`
  })
  return namedStatement(`select ${columns.join(', ')}`, values)
}

export function namedStatement(text: string, values: readonly unknown[]): Statement {
  return { name: createHash('sha256').update(text).digest('base64'), text, values }
}
