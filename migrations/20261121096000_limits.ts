import type { Knex } from 'knex'

/** One row per limit, whose window begins with its first try. Old counts are dropped: they would expire in a day. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    delete from rate_limits;
    alter table rate_limits drop constraint rate_limits_pkey;
    alter table rate_limits drop column window_start;
    alter table rate_limits add primary key (key);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from rate_limits;
    alter table rate_limits drop constraint rate_limits_pkey;
    alter table rate_limits add column window_start timestamptz not null;
    alter table rate_limits add primary key (key, window_start);
  `)
}
