import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table tre_em (
      ma_tre_em integer generated always as identity primary key,
      ma_phu_huynh integer not null references phu_huynh on delete cascade,
      ten_tre text not null check (length(ten_tre) between 1 and 255),
      lop integer check (lop between 1 and 12),
      gioi_tinh text check (gioi_tinh in ('Nam', 'Nữ', 'Khác')),
      truong text check (length(truong) <= 255),
      ngay_sinh date,
      email_tre_em text check (length(email_tre_em) <= 255)
    );
    create index tre_em_of_parent on tre_em (ma_phu_huynh, ma_tre_em);
    create index tre_em_ten_search on tre_em using gin (khong_dau(ten_tre) gin_trgm_ops);

    -- Every row of a family carries its parent, so that a query about a family reads only its own rows.
    create table thiet_bi (
      nguoi_dung_id integer generated always as identity primary key,
      ma_phu_huynh integer not null references phu_huynh on delete cascade,
      ma_tre_em integer not null references tre_em on delete cascade,
      ten_thiet_bi text not null check (length(ten_thiet_bi) between 1 and 255),
      loai_thiet_bi text not null check (loai_thiet_bi in ('Laptop', 'Desktop', 'Tablet', 'Mobile')),
      ma_thiet_bi text not null check (length(ma_thiet_bi) between 1 and 100),
      ngay_tao timestamptz not null default now(),
      constraint thiet_bi_ma_unique unique (ma_thiet_bi)
    );
    create index thiet_bi_of_child on thiet_bi (ma_tre_em, nguoi_dung_id);
    create index thiet_bi_of_parent on thiet_bi (ma_phu_huynh, nguoi_dung_id);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table thiet_bi, tre_em')
}
