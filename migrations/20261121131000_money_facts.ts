import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- What the gateway said about the money, stored apart from the state of the order, so that the two can be compared.
    alter table gateway_calls
      add column said text check (said in ('paid', 'review', 'failed', 'unfinished', 'refund')),
      add column amount bigint;
    create index gateway_calls_of_money on gateway_calls (vnp_txn_ref) include (said, amount)
      where said in ('paid', 'refund');
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index gateway_calls_of_money;
    alter table gateway_calls drop column said, drop column amount;
  `)
}
