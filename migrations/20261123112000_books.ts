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
    alter table orders drop column payment_day, drop column transfer_reference;
  `)
}
