import type { Knex } from 'knex'

/** A code knows the browser that asked for it: tries from there have a count of their own. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table one_time_codes
      add column asker_hash bytea check (length(asker_hash) = 32),
      add column others_tries integer not null default 0 check (others_tries between 0 and 5);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table one_time_codes drop column asker_hash, drop column others_tries')
}
