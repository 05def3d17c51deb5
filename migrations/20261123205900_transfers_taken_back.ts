import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    drop index orders_one_transfer;
    -- a transfer that was recorded for the wrong parent went back as a whole, and is recorded again
    create unique index orders_one_transfer on orders (transfer_reference, ngay_thanh_toan, so_tien)
      where transfer_reference is not null and trang_thai <> 'refunded';
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from orders where transfer_reference is not null
                 group by transfer_reference, ngay_thanh_toan, so_tien having count(*) > 1) then
        raise exception 'there are transfers that were recorded again: going back would lose for whom';
      end if;
    end $$;
    drop index orders_one_transfer;
    create unique index orders_one_transfer on orders (transfer_reference, ngay_thanh_toan, so_tien)
      where transfer_reference is not null;
  `)
}
