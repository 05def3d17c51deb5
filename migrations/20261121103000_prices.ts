import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- A price is what the gateway takes, and a free package costs nothing.
    alter table goi
      drop constraint goi_gia_check,
      add constraint goi_gia_payable
        check (gia = 0 or (loai_goi = 'TRA_PHI' and gia between 5000 and 999999999)),
      drop constraint goi_so_thiet_bi_check,
      add constraint goi_so_thiet_bi_at_most_100 check (so_thiet_bi between 1 and 100);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table goi
      drop constraint goi_so_thiet_bi_at_most_100,
      add constraint goi_so_thiet_bi_check check (so_thiet_bi >= 1),
      drop constraint goi_gia_payable,
      add constraint goi_gia_check check (gia between 0 and 999999999999);
  `)
}
