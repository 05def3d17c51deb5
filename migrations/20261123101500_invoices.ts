import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- In whose name a buyer wants the invoice of an order; kept as long as the order, also without the account.
    create table order_invoices (
      order_id integer primary key references orders on delete cascade,
      ten_don_vi text not null,
      ma_so_thue text not null,
      dia_chi text not null,
      email text not null
    );

    -- One row from the moment that the webhook is configured: orders paid before were invoiced elsewhere.
    create table invoicing (
      is_on boolean primary key default true check (is_on),
      since timestamptz not null
    );

    -- What the e-invoice provider is told of an order, in the order of the ids.
    create table invoice_events (
      id integer generated always as identity primary key,
      -- by which the provider recognises an event that it was sent before
      key uuid not null default gen_random_uuid(),
      order_id integer not null references orders on delete cascade,
      event text not null check (event in ('issued', 'adjusted', 'cancelled')),
      -- the price; or what was sent back, and what is left of the price
      so_tien bigint not null check (so_tien > 0),
      con_lai bigint not null check (con_lai >= 0),
      at timestamptz not null,
      -- when it is sent next
      send_at timestamptz not null,
      tries integer not null default 0,
      -- why the last try failed, as a code of ours
      outcome text,
      sent_at timestamptz,
      so_hoa_don text,
      lien_ket text check (lien_ket ~ '^(http|https)://'),
      constraint invoice_events_whole check ((event = 'cancelled') = (con_lai = 0))
    );
    create unique index invoice_events_once on invoice_events (order_id, event) where event <> 'adjusted';
    create index invoice_events_of_order on invoice_events (order_id, id);
    create index invoice_events_to_send on invoice_events (send_at, id) where sent_at is null;
    create index invoice_events_unsent on invoice_events (at, id) where sent_at is null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from invoice_events where sent_at is not null) then
        raise exception 'there are invoices: going back would lose their numbers';
      end if;
    end $$;
    drop table invoice_events, invoicing, order_invoices;
  `)
}
