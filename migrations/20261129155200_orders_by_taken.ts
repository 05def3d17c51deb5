import type { Knex } from 'knex'

// The list shows what was taken once an order is paid, and is sorted by what it shows.
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    drop index orders_by_amount;
    create index orders_by_amount on orders ((case when ngay_thanh_toan is null then so_tien else da_thu end), id);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index orders_by_amount;
    create index orders_by_amount on orders (so_tien, id);
  `)
}
