import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- One order is one attempt to pay. What was sold is copied, so that later edits do not alter it. Of the buyer only
    -- the id is kept, until the account is deleted.
    create table orders (
      id integer generated always as identity primary key,
      vnp_txn_ref text not null constraint orders_txn_ref_unique unique check (vnp_txn_ref ~ '^[A-Z0-9]{1,100}$'),
      ma_phu_huynh integer references phu_huynh on delete set null,
      thong_tin_goi_id integer not null references goi,
      loai text not null check (loai in ('MUA', 'GIA_HAN')),
      trang_thai text not null
        check (trang_thai in ('pending', 'paid', 'failed', 'expired', 'review', 'refunded')),
      so_tien bigint not null check (so_tien >= 0),
      ten_goi text not null,
      so_thiet_bi integer not null check (so_thiet_bi >= 1),
      thoi_han_thang integer check (thoi_han_thang >= 1),
      ngay_tao timestamptz not null,
      ngay_thanh_toan timestamptz,
      -- as sent to the gateway, which requires the same value in a query about the order
      create_date text not null check (create_date ~ '^\\d{14}$'),
      transaction_no text,
      -- why the order has its state, as a code of ours
      reason text,
      -- When the gateway is asked next, and how often it has been. A failed order is asked about once: a buyer may
      -- still pay after a failure, and the gateway's call could be lost.
      ask_at timestamptz,
      asked integer not null default 0,
      renewal_id integer,
      -- only for an attempt that charges a card: how many days before the end it was due
      charge_step integer,
      -- when an admin closed an overpayment with a note; the audit log has the note and the admin
      overpaid_closed_at timestamptz,
      -- the money of an order under review may be refunded although the order never counted as paid
      constraint orders_paid_at_a_moment check (trang_thai <> 'paid' or ngay_thanh_toan is not null),
      constraint orders_free_is_paid check (so_tien > 0 or trang_thai = 'paid'),
      constraint orders_pending_is_asked check (trang_thai <> 'pending' or ask_at is not null),
      constraint orders_renewal_has_period check (renewal_id is null or loai = 'GIA_HAN'),
      constraint orders_charge_renews check (charge_step is null or renewal_id is not null)
    );
    create unique index orders_one_free on orders (ma_phu_huynh, thong_tin_goi_id) where so_tien = 0;
    -- each step of charging a card is tried once
    create unique index orders_charged_once on orders (renewal_id, charge_step) where charge_step is not null;
    create index orders_by_time on orders (ngay_tao, id);
    create index orders_by_amount on orders (so_tien, id);
    create index orders_by_status on orders (trang_thai, ngay_tao, id);
    create index orders_of_parent on orders (ma_phu_huynh, ngay_tao, id);
    create index orders_of_package on orders (thong_tin_goi_id);
    create index orders_of_renewal on orders (renewal_id, id) where renewal_id is not null;
    create index orders_ref_search on orders using gin (lower(vnp_txn_ref) gin_trgm_ops);
    create index orders_to_ask on orders (ask_at, id) where ask_at is not null and trang_thai in ('pending', 'failed');
    -- the orders paid lately, to check that what was bought is in the wallet
    create index orders_by_payment on orders (ngay_thanh_toan, id) where trang_thai = 'paid';
    -- the few that wait for an admin
    create index orders_failed_renewals on orders (ngay_tao, id) where loai = 'GIA_HAN' and trang_thai = 'failed';

    -- The messages between the gateway and us, word for word, and what a buyer's browser takes to the gateway.
    create table gateway_calls (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      kind text not null check (kind in ('redirect', 'ipn', 'query', 'refund', 'charge')),
      -- the account that had the gateway asked; null for a job, and for calls of the gateway
      actor integer,
      vnp_txn_ref text not null,
      request text not null,
      answer text,
      outcome text,
      -- what the gateway said about the money, apart from the state of the order, so that the two can be compared
      said text check (said in ('paid', 'review', 'failed', 'unfinished', 'refund')),
      amount bigint
    );
    create index gateway_calls_of_order on gateway_calls (vnp_txn_ref, at);
    create index gateway_calls_by_time on gateway_calls (at);
    create index gateway_calls_of_money on gateway_calls (vnp_txn_ref) include (said, amount)
      where said in ('paid', 'refund');
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from orders where trang_thai in ('paid', 'review', 'refunded')) then
        raise exception 'there are orders that were paid: going back would lose them';
      end if;
    end $$;
    drop table gateway_calls, orders;
  `)
}
