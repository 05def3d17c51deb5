import type { Knex } from 'knex'

/** Indexes to find the few rows that wait for an admin among the many that do not. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index orders_failed_renewals on orders (ngay_tao, id) where loai = 'GIA_HAN' and trang_thai = 'failed';
    create index ledger_differences_open on ledger_differences (found_at, id) where resolved_at is null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index ledger_differences_open, orders_failed_renewals')
}
