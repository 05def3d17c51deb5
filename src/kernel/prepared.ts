import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { onSharedConnection } from './shared-connections.ts'

/** Positional or named. */
type Values = unknown[] | Record<string, unknown>

interface Prepared {
  name: string
  sql: string
  /** Whether it takes no locks on rows, so that others may wait behind it. */
  onlyReads: boolean
}

interface Compiled extends Prepared {
  /** The values in the order of their places, where they are named. */
  names: string[]
}

const compiled = new Map<string, Compiled>()
const queries = new Map<string, Prepared>()

/** PostgreSQL’s codes for a name under which nothing is prepared, and for one that is taken. */
const wrongNames = ['26000', '42P05']

/**
 * For frequent statements: a PostgreSQL server parses and plans them once per connection. The built-in database serves
 * all its clients in one session, and a pooler gives each transaction another: there they are not prepared.
 */
export async function runPrepared<Row>(db: Knex, name: string, text: string, values: Values = []): Promise<Row[]> {
  const prepared = compiled.get(text) ?? compile(name, text)
  return runNamed(db, prepared, Array.isArray(values) ? values : prepared.names.map(each => values[each]))
}

/** Knex would do this anew for each call. `::` begins a type. */
function compile(name: string, text: string): Compiled {
  const names: string[] = []
  const sql = text.replace(/\?|(?<!:):(\w+)/g, (_, named?: string) => {
    if (!named || !names.includes(named)) names.push(named ?? '?')
    return `$${named ? names.indexOf(named) + 1 : names.length}`
  })
  const made = { name, sql, names, onlyReads: onlyReads(sql) }
  compiled.set(text, made)
  return made
}

/** The same for a query builder. Its statements must have few different texts, because each is prepared. */
export async function runPreparedQuery<Row>(db: Knex, rows: Knex.QueryBuilder): Promise<Row[]> {
  const { sql, bindings } = rows.toSQL().toNative()
  const name = () => createHash('sha256').update(sql).digest('base64')
  const prepared = queries.get(sql) ?? { name: name(), sql, onlyReads: onlyReads(sql) }
  queries.set(sql, prepared)
  return runNamed(db, prepared, bindings)
}

function onlyReads(sql: string): boolean {
  return /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete|for (no key |key )?(update|share))\b/i.test(sql)
}

/** The values are bound as they are, without what Knex does for a statement that it has built. */
async function runNamed<Row>(db: Knex, prepared: Prepared, bindings: readonly unknown[]): Promise<Row[]> {
  const { name, sql, onlyReads } = prepared
  if (bindings.includes(undefined)) throw new Error(`A value of the statement “${name}” is missing.`)
  const { client } = db
  const ask = async (connection: unknown, isNamed = client.config.prepares): Promise<Row[]> => {
    const options = isNamed ? { name } : {}
    const { response } = await client.query(connection, { sql, bindings, options })
    return response.rows
  }
  if (client.config.prepares && !client.transacting && onlyReads)
    return onSharedConnection(client, connection =>
      ask(connection).catch(error => {
        // sent behind one that was to prepare it and failed, or beside another that prepares it after that
        if (wrongNames.includes(error.code)) return ask(connection, false)
        throw error
      }),
    )
  const connection = await client.acquireConnection()
  try {
    return await ask(connection)
  } finally {
    await client.releaseConnection(connection)
  }
}
