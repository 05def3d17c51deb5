import type { Knex } from 'knex'

/** Also records the request that a buyer's browser takes to the gateway, and which account had the gateway asked. */
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
