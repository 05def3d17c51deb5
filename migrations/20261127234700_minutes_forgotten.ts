import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table usage_days add forgotten bit(1440);
    comment on column usage_days.forgotten is 'minutes that the machine has forgotten: it was paired anew, or came back to the child, after them';
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table usage_days drop forgotten')
}
