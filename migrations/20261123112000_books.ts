import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- the bank's reference of a transfer that an admin recorded; such an order never was at VNPay
    alter table orders add column transfer_reference text,
      add constraint orders_transfer_is_not_vnpays check (transfer_reference is null or transaction_no is null);
    -- keeps a second click from recording the transfer again
    create unique index orders_one_transfer on orders (transfer_reference, ngay_thanh_toan, so_tien)
      where transfer_reference is not null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from orders where transfer_reference is not null) then
        raise exception 'there are orders that were paid by transfer: going back would lose how';
      end if;
    end $$;
    alter table orders drop column transfer_reference;
  `)
}
