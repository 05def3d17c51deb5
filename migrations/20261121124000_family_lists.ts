import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index tre_em_truong_search on tre_em using gin (khong_dau(truong) gin_trgm_ops);
    create index tre_em_by_name on tre_em (khong_dau(ten_tre), ma_tre_em);

    -- A device code is the same in capitals and in small letters.
    alter table thiet_bi drop constraint thiet_bi_ma_unique;
    create unique index thiet_bi_ma_unique on thiet_bi (lower(ma_thiet_bi));
    create index thiet_bi_ma_search on thiet_bi using gin (khong_dau(ma_thiet_bi) gin_trgm_ops);
    create index thiet_bi_ten_search on thiet_bi using gin (khong_dau(ten_thiet_bi) gin_trgm_ops);
    create index thiet_bi_by_name on thiet_bi (khong_dau(ten_thiet_bi), nguoi_dung_id);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index thiet_bi_by_name, thiet_bi_ten_search, thiet_bi_ma_search, thiet_bi_ma_unique;
    alter table thiet_bi add constraint thiet_bi_ma_unique unique (ma_thiet_bi);
    drop index tre_em_by_name, tre_em_truong_search;
  `)
}
