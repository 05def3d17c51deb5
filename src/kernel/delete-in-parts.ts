import type { Knex } from 'knex'

const atOnce = 10_000

/** Deletes these rows of a table with statements that end long before their limit, however late the job is. */
export async function deleteInParts(db: Knex, table: string, rows: Knex.QueryBuilder): Promise<number> {
  let deleted = 0
  for (let found = atOnce; found === atOnce; deleted += found) {
    const some = rows.clone().select('ctid').limit(atOnce)
    const { rowCount } = await db.raw('delete from ?? where ctid = any (array(?))', [table, some])
    found = rowCount
  }
  return deleted
}
