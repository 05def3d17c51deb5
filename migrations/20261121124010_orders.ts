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
      -- when the gateway is asked next, and how often it has been
      ask_at timestamptz,
      asked integer not null default 0,
      check (trang_thai not in ('paid', 'refunded') or ngay_thanh_toan is not null),
      check (so_tien > 0 or trang_thai = 'paid'),
      check (trang_thai <> 'pending' or ask_at is not null)
    );
    create unique index orders_one_free on orders (ma_phu_huynh, thong_tin_goi_id) where so_tien = 0;
    create index orders_by_time on orders (ngay_tao, id);
    create index orders_by_amount on orders (so_tien, id);
    create index orders_of_parent on orders (ma_phu_huynh, ngay_tao, id);
    create index orders_by_status on orders (trang_thai, ngay_tao, id);
    create index orders_of_package on orders (thong_tin_goi_id);
    create index orders_to_ask on orders (ask_at, id) where trang_thai = 'pending';
    create index orders_ref_search on orders using gin (khong_dau(vnp_txn_ref) gin_trgm_ops);

    -- The messages between the gateway and us, word for word.
    create table gateway_calls (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      kind text not null check (kind in ('ipn', 'query', 'refund')),
      vnp_txn_ref text not null,
      request text not null,
      answer text,
      outcome text
    );
    create index gateway_calls_of_order on gateway_calls (vnp_txn_ref, at);
    create index gateway_calls_by_time on gateway_calls (at);

    -- The second lock against granting an order twice, beside the conditional update of the order.
    alter table goi_dich_vu add column place integer check (place >= 1);
    create unique index goi_dich_vu_granted_once on goi_dich_vu (vnp_txn_ref, place);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from orders where trang_thai in ('paid', 'review', 'refunded')) then
        raise exception 'there are orders that were paid: going back would lose them';
      end if;
    end $$;
    drop index goi_dich_vu_granted_once;
    alter table goi_dich_vu drop column place;
    drop table gateway_calls, orders;
  `)
}
