import type { Knex } from 'knex'

/** Puts rows into a migrated, empty database that has the same sequences. */
export type PutBack = (db: Knex) => Promise<void>

/** Every column that a statement may write. */
const writable = `
  select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'knex%'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname`

/** Reads all rows. What triggers made of them is among them, so they are put back without triggers. */
export async function keepRows(db: Knex): Promise<PutBack> {
  const found: string[] = []
  const deletes: string[] = []
  const inserts: string[] = []
  for (const { name, columns } of (await db.raw(writable)).rows) {
    const { json } = (await db.raw(`select json_agg(t)::text as json from ${name} t`)).rows[0]
    if (!json) continue
    found.push(`"${name}": ${json}`)
    // a migration may have put rows there
    deletes.push(`delete from ${name}`)
    inserts.push(`put_${name} as (insert into ${name} (${columns}) overriding system value
      select ${columns} from kept, json_populate_recordset(null::${name}, rows->'${name}'))`)
  }
  const rows = `{${found}}`
  return async db => {
    await db.raw(['set local session_replication_role = replica', ...deletes].join(';'))
    await db.raw(`with ${['kept as (select ?::json as rows)', ...inserts]} select`, [rows])
    await db.raw('set local session_replication_role = origin')
  }
}
