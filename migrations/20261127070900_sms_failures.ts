import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table sms_failures (
      only_row boolean primary key default true check (only_row),
      since timestamptz not null,
      in_row integer not null,
      reason text not null
    );
    comment on table sms_failures is 'What the SMS provider refused since it last accepted a message; no row if nothing.';
    comment on column sms_failures.reason is 'of the last refusal';
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table sms_failures')
}
