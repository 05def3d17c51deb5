import type { Knex } from 'knex'

/** An index of the orders paid lately, to check that what was bought is in the wallet. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`create index orders_by_payment on orders (ngay_thanh_toan, id) where trang_thai = 'paid'`)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index orders_by_payment')
}
