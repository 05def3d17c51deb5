import type { Knex } from 'knex'

/**
 * The columns that lists of parents search and sort by, without case and marks. A match at the start of a name is found
 * by the ordered index, a later one by trigrams of the rest: the many names with a common first word cost little so.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- An admin may create a parent whose phone is not known yet; nobody can log in to that account.
    alter table phu_huynh
      alter column sdt drop not null,
      add column ten_tim text collate "C" generated always as (khong_dau(ten_phu_huynh)) stored,
      add column email_tim text collate "C" generated always as (khong_dau(email_phu_huynh)) stored;

    drop index phu_huynh_ten_search;
    create index phu_huynh_by_ten on phu_huynh (ten_tim, ma_phu_huynh);
    create index phu_huynh_by_email on phu_huynh (email_tim, ma_phu_huynh);
    create index phu_huynh_by_sdt on phu_huynh (sdt collate "C");
    create index phu_huynh_by_ngay_tao on phu_huynh (ngay_tao, ma_phu_huynh);
    create index phu_huynh_ten_search on phu_huynh using gin (substr(ten_tim, 2) gin_trgm_ops);
    create index phu_huynh_email_search on phu_huynh using gin (substr(email_tim, 2) gin_trgm_ops);
    create index phu_huynh_sdt_search on phu_huynh using gin (sdt gin_trgm_ops);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index phu_huynh_sdt_search, phu_huynh_email_search, phu_huynh_ten_search, phu_huynh_by_ngay_tao,
      phu_huynh_by_sdt, phu_huynh_by_email, phu_huynh_by_ten;
    alter table phu_huynh
      drop column email_tim,
      drop column ten_tim,
      -- fails while there is a parent without a phone: going back must not lose one
      alter column sdt set not null;
    create index phu_huynh_ten_search on phu_huynh using gin (khong_dau(ten_phu_huynh) gin_trgm_ops);
  `)
}
