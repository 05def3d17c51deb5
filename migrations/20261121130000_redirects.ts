import type { Knex } from 'knex'

/** What was handed to a buyer's browser for the gateway is part of what was said between the gateway and us. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table gateway_calls
      drop constraint gateway_calls_kind_check,
      add constraint gateway_calls_kind_check check (kind in ('redirect', 'ipn', 'query', 'refund'));
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from gateway_calls where kind = 'redirect';
    alter table gateway_calls
      drop constraint gateway_calls_kind_check,
      add constraint gateway_calls_kind_check check (kind in ('ipn', 'query', 'refund'));
  `)
}
