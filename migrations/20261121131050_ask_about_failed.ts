import type { Knex } from 'knex'

/** A buyer may go back at the gateway and pay after all, of which its call could be lost: failed orders are asked about once. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    update orders set ask_at = null where trang_thai <> 'pending';
    drop index orders_to_ask;
    create index orders_to_ask on orders (ask_at, id) where ask_at is not null and trang_thai in ('pending', 'failed');
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index orders_to_ask;
    create index orders_to_ask on orders (ask_at, id) where trang_thai = 'pending';
  `)
}
