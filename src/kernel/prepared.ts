import { createHash } from 'node:crypto'
import type { Knex } from 'knex'

/** Positional or named. */
type Values = unknown[] | Record<string, unknown>

/**
 * For frequent statements: a PostgreSQL server parses and plans them once per connection. The built-in database serves
 * all its clients in one session, where statement names would collide, so there they are not prepared.
 */
export async function runPrepared<Row>(db: Knex, name: string, sql: string, values: Values = []): Promise<Row[]> {
  return runNamed(db, name, db.raw(sql, values as Knex.ValueDict).toSQL())
}

/** The same for a query builder. Its statements must have few different texts, because each is prepared. */
export async function runPreparedQuery<Row>(db: Knex, rows: Knex.QueryBuilder): Promise<Row[]> {
  const statement = rows.toSQL()
  return runNamed(db, createHash('sha256').update(statement.sql).digest('base64'), statement)
}

/** The values are bound as they are, without what Knex does for a statement that it has built. */
async function runNamed<Row>(db: Knex, name: string, statement: Knex.Sql): Promise<Row[]> {
  const { client } = db
  const { sql, bindings } = statement.toNative()
  const connection = await client.acquireConnection()
  try {
    const options = client.config.prepares ? { name } : {}
    const { response } = await client.query(connection, { sql, bindings, options })
    return response.rows
  } finally {
    await client.releaseConnection(connection)
  }
}
