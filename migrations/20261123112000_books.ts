import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- the bank's reference of a transfer that an admin recorded; such an order never was at VNPay
    alter table orders add column transfer_reference text,
      add constraint orders_transfer_is_not_vnpays check (transfer_reference is null or transaction_no is null);
    -- keeps a second click from recording the transfer again
    create unique index orders_one_transfer on orders (transfer_reference, ngay_thanh_toan, so_tien)
      where transfer_reference is not null;
    -- The day in Vietnam, as a column: it has statistics, without which adding up a million payments takes several times
    -- as long.
    alter table orders add column payment_day date
      generated always as ((ngay_thanh_toan at time zone 'Asia/Ho_Chi_Minh')::date) stored;
    create index orders_in_books on orders (payment_day, thong_tin_goi_id) include (so_tien)
      where trang_thai in ('paid', 'refunded') and so_tien > 0;
    create index refunds_in_books on refunds (((decided_at at time zone 'Asia/Ho_Chi_Minh')::date))
      where trang_thai in ('processing', 'refunded');

    -- VNPay's files, compared with the orders. The same file is compared once.
    create table settlements (
      id integer generated always as identity primary key,
      at timestamptz not null,
      actor integer references phu_huynh on delete set null,
      file_hash bytea not null constraint settlements_once unique,
      -- the heads of the columns that were read
      columns jsonb not null,
      first_day date not null,
      last_day date not null,
      khop integer not null,
      lech integer not null,
      la integer not null,
      thieu integer not null
    );
    create index settlements_by_time on settlements (at, id);
    create index settlements_of_actor on settlements (actor) where actor is not null;

    -- A line of a file, or a payment that the file should have had. What differs waits until a later file says otherwise
    -- of that order, or an admin closes it with a note.
    create table settlement_lines (
      id integer generated always as identity primary key,
      settlement_id integer not null references settlements,
      line integer,
      ma_don text not null,
      so_tien bigint,
      ma_giao_dich text,
      ngay date not null,
      ket_qua text not null check (ket_qua in ('khop', 'lech', 'la', 'thieu')),
      -- the amount that is recorded here
      da_ghi bigint,
      closed_at timestamptz,
      closed_by integer references settlements,
      note text,
      constraint settlement_lines_missing_have_none check ((line is null) = (ket_qua = 'thieu'))
    );
    create index settlement_lines_of_file on settlement_lines (settlement_id, id);
    create index settlement_lines_of_order on settlement_lines (ma_don);
    create index settlement_lines_open on settlement_lines (settlement_id, id)
      where ket_qua <> 'khop' and closed_at is null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from orders where transfer_reference is not null) then
        raise exception 'there are orders that were paid by transfer: going back would lose how';
      end if;
    end $$;
    drop index refunds_in_books;
    drop table settlement_lines, settlements;
    alter table orders drop column payment_day, drop column transfer_reference;
  `)
}
