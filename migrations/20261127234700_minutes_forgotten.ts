import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table usage_days add before_pairing bit(1440);
    comment on column usage_days.before_pairing is 'the minutes that were there when the machine was paired anew that day';
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table usage_days drop before_pairing')
}
