import type { Knex } from 'knex'

// Few rows have these values, or they are far from the newest: without an index a filter by one reads all the others.
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index tre_em_by_gender on tre_em (gioi_tinh, ma_tre_em);
    create index orders_renewing on orders (ngay_tao, id) where loai = 'GIA_HAN';
    create index orders_refunded on orders (vnp_txn_ref) where trang_thai = 'refunded';
    create index audit_log_by_kind on audit_log (subject_kind, at desc, id desc);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index tre_em_by_gender;
    drop index orders_renewing;
    drop index orders_refunded;
    drop index audit_log_by_kind;
  `)
}
