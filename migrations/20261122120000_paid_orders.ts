import type { Knex } from 'knex'

/** Finds what was paid lately, to see whether it is in the wallet. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`create index orders_by_payment on orders (ngay_thanh_toan, id) where trang_thai = 'paid'`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index orders_by_payment')
}
