import type { Knex } from 'knex'

/** Order codes are searched in the orders, which have their own index for it. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop index goi_dich_vu_ref_search')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('create index goi_dich_vu_ref_search on goi_dich_vu using gin (khong_dau(vnp_txn_ref) gin_trgm_ops)')
}
