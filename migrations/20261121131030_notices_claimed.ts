import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- A notice is in state sending from the moment that a process claims it until the result is recorded.
    alter table notices
      drop constraint notices_state_check,
      add constraint notices_state_check check (state in ('waiting', 'sending', 'sent', 'dropped')),
      add column claimed_at timestamptz,
      add constraint notices_sending_is_claimed check (state <> 'sending' or claimed_at is not null);
    create index notices_being_sent on notices (claimed_at) where state = 'sending';
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    update notices set state = 'sent', outcome = 'process_died', closed_at = claimed_at where state = 'sending';
    drop index notices_being_sent;
    alter table notices
      drop constraint notices_sending_is_claimed,
      drop column claimed_at,
      drop constraint notices_state_check,
      add constraint notices_state_check check (state in ('waiting', 'sent', 'dropped'));
  `)
}
