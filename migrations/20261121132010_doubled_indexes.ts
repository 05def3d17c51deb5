import type { Knex } from 'knex'

/** Other indexes answer the same searches as fast: goi_dich_vu_to_expire and goi_dich_vu_granted_once. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop index goi_dich_vu_by_end, goi_dich_vu_of_purchase')
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create index goi_dich_vu_of_purchase on goi_dich_vu (vnp_txn_ref, id);
    create index goi_dich_vu_by_end on goi_dich_vu (ngay_ket_thuc) where trang_thai = 'DANG_HOAT_DONG';
  `)
}
