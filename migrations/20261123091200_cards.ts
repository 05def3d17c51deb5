import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- A card that a parent registered at the gateway. Its number is never stored, only the token to charge it with.
    create table cards (
      id integer generated always as identity primary key,
      ma_phu_huynh integer not null references phu_huynh on delete cascade,
      -- the reference of the registration, unique because the gateway may report it several times
      txn_ref text not null constraint cards_once unique,
      token text not null,
      recurring_id text not null,
      registered_at timestamptz not null,
      expires_on date,
      ended_at timestamptz,
      -- why the card is not charged any more, as a code of ours
      ended_reason text
    );
    create unique index cards_one_a_parent on cards (ma_phu_huynh) where ended_at is null;

    -- The cards that VNPay must be told to cancel. There is no link to the account, which may be deleted before.
    create table card_cancellations (
      id integer generated always as identity primary key,
      token text not null,
      recurring_id text not null,
      ask_at timestamptz not null,
      -- all attempts, and those in which VNPay could be asked
      tries integer not null default 0,
      asked integer not null default 0
    );
    create index card_cancellations_due on card_cancellations (ask_at, id);

    create function cancel_card() returns trigger language plpgsql as $$
    declare card cards := case tg_op when 'INSERT' then new else old end;
    begin
      insert into card_cancellations (token, recurring_id, ask_at)
      values (card.token, card.recurring_id,
              coalesce(nullif(current_setting('an_nhi.now', true), '')::timestamptz, now()));
      return null;
    end $$;
    create trigger cards_ended after update on cards for each row
      when (old.ended_at is null and new.ended_at is not null) execute function cancel_card();
    create trigger cards_late after insert on cards for each row
      when (new.ended_at is not null) execute function cancel_card();
    create trigger cards_gone after delete on cards for each row
      when (old.ended_at is null) execute function cancel_card();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from orders where charge_step is not null) then
        raise exception 'there are charges of registered cards: going back would lose how to ask about them';
      end if;
    end $$;
    drop table cards, card_cancellations;
    drop function cancel_card;
  `)
}
