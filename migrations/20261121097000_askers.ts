import type { Knex } from 'knex'

/** Records which browser asked for a code: tries from that browser are counted separately. */
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
