import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table usage_days add items_forgotten jsonb;
    comment on column usage_days.items_forgotten is 'seconds that belong to the minutes in forgotten; what the machine tells later is added to them';
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table usage_days drop items_forgotten')
}
