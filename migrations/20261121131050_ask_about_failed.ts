import type { Knex } from 'knex'

/** Asks about failed orders once: a buyer may still pay after a failure, and the gateway's call could be lost. */
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
