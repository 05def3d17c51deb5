import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- A card that a parent registered at the gateway. Its number is never stored, only the token to charge it with.
    create table mandates (
      id integer generated always as identity primary key,
      ma_phu_huynh integer not null references phu_huynh on delete cascade,
      -- the reference of the registration, unique because the gateway may report it several times
      txn_ref text not null constraint mandates_once unique,
      token text not null,
      recurring_id text not null,
      registered_at timestamptz not null,
      expires_on date,
      ended_at timestamptz,
      -- why the card is not charged any more, as a code of ours
      ended_reason text
    );
    create unique index mandates_one_a_parent on mandates (ma_phu_huynh) where ended_at is null;

    -- Only for an attempt that charges a card: how many days before the end it was due. Each step is tried once.
    alter table orders
      add column charge_step integer,
      add constraint orders_charge_renews check (charge_step is null or renewal_id is not null);
    create unique index orders_charged_once on orders (renewal_id, charge_step) where charge_step is not null;

    alter table gateway_calls
      drop constraint gateway_calls_kind_check,
      add constraint gateway_calls_kind_check check (kind in ('redirect', 'ipn', 'query', 'refund', 'charge'));
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from orders where charge_step is not null) then
        raise exception 'there are charges of registered cards: going back would lose how to ask about them';
      end if;
    end $$;
    alter table gateway_calls
      drop constraint gateway_calls_kind_check,
      add constraint gateway_calls_kind_check check (kind in ('redirect', 'ipn', 'query', 'refund'));
    drop index orders_charged_once;
    alter table orders drop constraint orders_charge_renews, drop column charge_step;
    drop table mandates;
  `)
}
