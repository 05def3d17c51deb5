import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table orders
      -- what the gateway named for the payment, beside what was asked for
      add column gateway_amount bigint;
    update orders set gateway_amount = (
      select amount from gateway_calls
      where gateway_calls.vnp_txn_ref = orders.vnp_txn_ref and said in ('paid', 'review') and amount is not null
      order by gateway_calls.id desc limit 1)
    where trang_thai in ('paid', 'review');
    -- an order under review is asked about, too
    drop index orders_to_ask;
    create index orders_to_ask on orders (ask_at, id)
      where ask_at is not null and trang_thai in ('pending', 'failed', 'review');
    update orders set ask_at = now() where trang_thai = 'review';

    alter table refunds
      drop constraint refunds_one_an_order,
      -- the transaction that goes back, where an order was paid twice; null for the order's own
      add column giao_dich text,
      -- when and how it went back outside the gateway
      add column outside_on date,
      add column outside_reference text,
      add constraint refunds_outside_whole check ((outside_on is null) = (outside_reference is null));
    -- several parts may go back, each after the one before was decided
    create unique index refunds_one_undecided on refunds (order_id) where trang_thai in ('requested', 'approved');
    create index refunds_of_order on refunds (order_id, id);
    -- a refund is booked on the day on which it was decided, or went back outside
    drop index refunds_in_books;
    create index refunds_in_books on refunds ((coalesce(outside_on, (decided_at at time zone 'Asia/Ho_Chi_Minh')::date)))
      where trang_thai in ('processing', 'refunded');

    -- A success with another number of an order that is paid: the buyer paid twice.
    create table second_payments (
      id integer generated always as identity primary key,
      order_id integer not null references orders,
      transaction_no text not null,
      so_tien bigint not null check (so_tien > 0),
      at timestamptz not null,
      unique (order_id, transaction_no)
    );

    -- Refunds of paid orders that the gateway told of and nobody asked for here. They outlive the calls.
    create table seen_refunds (
      id integer generated always as identity primary key,
      order_id integer not null references orders,
      so_tien bigint not null check (so_tien > 0),
      seen_at timestamptz not null,
      -- by an admin
      decided_at timestamptz,
      unique (order_id, so_tien)
    );
    create index seen_refunds_open on seen_refunds (seen_at, id) where decided_at is null;
    insert into seen_refunds (order_id, so_tien, seen_at)
      select orders.id, (detail ->> 'amount')::bigint, min(found_at)
      from ledger_differences join orders using (vnp_txn_ref)
      where kind = 'gateway_refunded' and resolved_at is null and orders.trang_thai = 'paid'
        and (detail ->> 'amount')::bigint > 0
      group by 1, 2;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from refunds group by order_id having count(*) > 1)
         or exists (select from refunds where giao_dich is not null or outside_on is not null)
         or exists (select from second_payments) or exists (select from seen_refunds) then
        raise exception 'there is money that was paid twice or sent back in parts: going back would lose that';
      end if;
    end $$;
    drop table seen_refunds, second_payments;
    drop index refunds_of_order, refunds_one_undecided, refunds_in_books, orders_to_ask;
    create index refunds_in_books on refunds (((decided_at at time zone 'Asia/Ho_Chi_Minh')::date))
      where trang_thai in ('processing', 'refunded');
    alter table refunds drop constraint refunds_outside_whole, drop column outside_reference, drop column outside_on,
      drop column giao_dich, add constraint refunds_one_an_order unique (order_id);
    create index orders_to_ask on orders (ask_at, id) where ask_at is not null and trang_thai in ('pending', 'failed');
    alter table orders drop column gateway_amount;
  `)
}
