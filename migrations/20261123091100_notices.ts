import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Messages to parents by SMS: written in the transaction that causes them, and sent afterwards.
    create table notices (
      id bigint generated always as identity primary key,
      -- identifies its occasion, so that it is written once only
      key text not null constraint notices_once unique,
      ma_phu_huynh integer not null references phu_huynh on delete cascade,
      kind text not null,
      detail jsonb not null,
      -- the purchase and the end that it is about, if it is pointless once that end has moved
      purchase text,
      period date,
      check ((purchase is null) = (period is null)),
      written_at timestamptz not null,
      send_at timestamptz not null,
      stale_at timestamptz not null,
      tries integer not null default 0,
      -- sending from the moment that a process claims it until the result is recorded
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped')),
      claimed_at timestamptz,
      outcome text,
      closed_at timestamptz,
      constraint notices_sending_is_claimed check (state <> 'sending' or claimed_at is not null)
    );
    create index notices_to_send on notices (send_at, id) where state = 'waiting';
    create index notices_being_sent on notices (claimed_at) where state = 'sending';
    create index notices_closed on notices (closed_at) where state <> 'waiting';
    create index notices_of_ending on notices (purchase, period) where purchase is not null;
    create index notices_of_parent on notices (ma_phu_huynh);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table notices')
}
