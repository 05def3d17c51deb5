import type { Knex } from 'knex'

/** What was handed to a buyer's browser for the gateway is part of what was said; and which admin asked is known. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table gateway_calls
      drop constraint gateway_calls_kind_check,
      add constraint gateway_calls_kind_check check (kind in ('redirect', 'ipn', 'query', 'refund')),
      -- the account that had the gateway asked; null for a job, and for calls of the gateway
      add column actor integer;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from gateway_calls where kind = 'redirect';
    alter table gateway_calls
      drop constraint gateway_calls_kind_check,
      add constraint gateway_calls_kind_check check (kind in ('ipn', 'query', 'refund')),
      drop column actor;
  `)
}
