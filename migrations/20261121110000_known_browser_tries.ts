import type { Knex } from 'knex'

/** Counts tries at a code separately for browsers that have logged in to the account of its phone before. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table one_time_codes
      add column known_browser_tries integer not null default 0 check (known_browser_tries between 0 and 5);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table one_time_codes drop column known_browser_tries')
}
