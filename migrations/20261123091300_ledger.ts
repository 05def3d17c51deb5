import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Differences between the gateway and us that somebody must look at. One that a later run misses is resolved.
    create table ledger_differences (
      id integer generated always as identity primary key,
      kind text not null,
      vnp_txn_ref text not null,
      detail jsonb not null,
      found_at timestamptz not null,
      resolved_at timestamptz
    );
    create unique index ledger_differences_once on ledger_differences (kind, vnp_txn_ref) where resolved_at is null;
    create index ledger_differences_by_time on ledger_differences (found_at, id);
    create index ledger_differences_open on ledger_differences (found_at, id) where resolved_at is null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table ledger_differences')
}
