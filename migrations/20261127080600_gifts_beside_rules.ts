import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table grants add allowed_before boolean not null default false;
    comment on column grants.allowed_before is 'a rule of the parent allowed it already: it stays when the gift is undone';
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table grants drop allowed_before')
}
