import type { Knex } from 'knex'
import { keepRows } from '../kept-rows.ts'

/** Reads all rows; what it returns puts them back, whatever has happened since. */
export async function resetTo(db: Knex): Promise<() => Promise<void>> {
  const putBack = await keepRows(db)
  const { rows } = await db.raw(`
    select string_agg(quote_ident(relname), ', ') as names from pg_class
    where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace and relname not like 'knex%'`)
  return () =>
    db.transaction(async tx => {
      // without triggers, which would count what goes
      await tx.raw(`set local session_replication_role = replica; truncate ${rows[0].names}`)
      await putBack(tx)
    })
}
