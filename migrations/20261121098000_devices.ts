import type { Knex } from 'knex'

/** Device cookies name the generation they were made in; a reset of the password begins the next one. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table phu_huynh add column device_generation integer not null default 0')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table phu_huynh drop column device_generation')
}
