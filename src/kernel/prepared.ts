import type { Knex } from 'knex'

/**
 * A statement that is asked all the time: a server parses and plans it once for each connection. The built-in database
 * serves all its clients in one session, where names would meet; there it is asked like any other.
 */
export async function prepared<Row>(db: Knex, name: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const statement = db.raw(sql, values as Knex.RawBinding[])
  const { rows } = await (db.client.config.prepares ? statement.options({ name }) : statement)
  return rows
}
