import type { Knex } from 'knex'

/** Lists the cards that VNPay must be told to cancel. It has no link to the account, which may be deleted before. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table card_cancellations (
      id integer generated always as identity primary key,
      token text not null,
      recurring_id text not null,
      ask_at timestamptz not null,
      tries integer not null default 0
    );
    create index card_cancellations_due on card_cancellations (ask_at, id);
    create function cancel_card() returns trigger language plpgsql as $$
    declare card mandates := case tg_op when 'INSERT' then new else old end;
    begin
      insert into card_cancellations (token, recurring_id, ask_at)
      values (card.token, card.recurring_id,
              coalesce(nullif(current_setting('an_nhi.now', true), '')::timestamptz, now()));
      return null;
    end $$;
    create trigger mandates_ended after update on mandates for each row
      when (old.ended_at is null and new.ended_at is not null) execute function cancel_card();
    create trigger mandates_late after insert on mandates for each row
      when (new.ended_at is not null) execute function cancel_card();
    create trigger mandates_gone after delete on mandates for each row
      when (old.ended_at is null) execute function cancel_card();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger mandates_gone on mandates;
    drop trigger mandates_late on mandates;
    drop trigger mandates_ended on mandates;
    drop function cancel_card;
    drop table card_cancellations;
  `)
}
