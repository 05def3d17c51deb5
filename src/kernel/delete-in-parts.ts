import type { Knex } from 'knex'

const atOnce = 10_000

/** Deletes these rows of a table with statements that end long before their limit, however late the job is. */
export async function deleteInParts(db: Knex, table: string, rows: Knex.QueryBuilder): Promise<number> {
  let deleted = 0
  for (let found = atOnce; found === atOnce; deleted += found) {
    const some = rows.clone().select('tableoid', 'ctid').limit(atOnce)
    // rows of two partitions may have one ctid; the array lets PostgreSQL go to each row instead of reading the table
    const { rowCount } = await db.raw(
      `with chosen as materialized (?)
       delete from ?? where ctid = any (array(select ctid from chosen))
         and (tableoid, ctid) in (select tableoid, ctid from chosen)`,
      [some, table],
    )
    found = rowCount
  }
  return deleted
}
