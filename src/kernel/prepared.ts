import { createHash } from 'node:crypto'
import type { Knex } from 'knex'

/** In order, or by name. */
type Values = unknown[] | Record<string, unknown>

/**
 * For frequent statements: a PostgreSQL server parses and plans them once per connection. The built-in database serves
 * all its clients in one session, where statement names would collide, so there they are not prepared.
 */
export async function prepared<Row>(db: Knex, name: string, sql: string, values: Values = []): Promise<Row[]> {
  const statement = db.raw(sql, values as Knex.ValueDict)
  const { rows } = await (db.client.config.prepares ? statement.options({ name }) : statement)
  return rows
}

/** The same for rows of a query builder, of which there must be few different texts. */
export async function preparedRows<Row>(db: Knex, rows: Knex.QueryBuilder): Promise<Row[]> {
  const { sql, bindings } = rows.toSQL()
  return prepared(db, createHash('sha256').update(sql).digest('base64'), sql, [...bindings])
}
