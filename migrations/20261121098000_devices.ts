import type { Knex } from 'knex'

/** A device cookie names the generation it was made in; a password reset starts a new one and so ends old cookies. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table phu_huynh add column device_generation integer not null default 0')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table phu_huynh drop column device_generation')
}
