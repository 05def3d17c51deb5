import { createHash } from 'node:crypto'
import type { Knex } from 'knex'

/** Positional or named. */
type Values = unknown[] | Record<string, unknown>

interface Compiled {
  sql: string
  /** The values in the order of their places, where they are named. */
  names: string[]
}

const compiled = new Map<string, Compiled>()
const namesOfQueries = new Map<string, string>()

/**
 * For frequent statements: a PostgreSQL server parses and plans them once per connection. The built-in database serves
 * all its clients in one session, and a pooler gives each transaction another: there they are not prepared.
 */
export async function runPrepared<Row>(db: Knex, name: string, text: string, values: Values = []): Promise<Row[]> {
  const { sql, names } = compiled.get(text) ?? compile(text)
  return runNamed(db, name, sql, Array.isArray(values) ? values : names.map(each => values[each]))
}

/** Knex would do this anew for each call. `::` begins a type. */
function compile(text: string): Compiled {
  const names: string[] = []
  const sql = text.replace(/\?|(?<!:):(\w+)/g, (_, named?: string) => {
    if (!named || !names.includes(named)) names.push(named ?? '?')
    return `$${named ? names.indexOf(named) + 1 : names.length}`
  })
  compiled.set(text, { sql, names })
  return { sql, names }
}

/** The same for a query builder. Its statements must have few different texts, because each is prepared. */
export async function runPreparedQuery<Row>(db: Knex, rows: Knex.QueryBuilder): Promise<Row[]> {
  const { sql, bindings } = rows.toSQL().toNative()
  const name = namesOfQueries.get(sql) ?? createHash('sha256').update(sql).digest('base64')
  namesOfQueries.set(sql, name)
  return runNamed(db, name, sql, bindings)
}

/** The values are bound as they are, without what Knex does for a statement that it has built. */
async function runNamed<Row>(db: Knex, name: string, sql: string, bindings: readonly unknown[]): Promise<Row[]> {
  if (bindings.includes(undefined)) throw new Error(`A value of the statement “${name}” is missing.`)
  const { client } = db
  const connection = await client.acquireConnection()
  try {
    const options = client.config.prepares ? { name } : {}
    const { response } = await client.query(connection, { sql, bindings, options })
    return response.rows
  } finally {
    await client.releaseConnection(connection)
  }
}
