import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Every row of a family carries its parent, so that a query about a family reads only its own rows.
    create table thiet_bi (
      nguoi_dung_id integer generated always as identity primary key,
      ma_phu_huynh integer not null references phu_huynh on delete cascade,
      ma_tre_em integer not null,
      ten_thiet_bi text not null check (length(ten_thiet_bi) between 1 and 255),
      loai_thiet_bi text not null check (loai_thiet_bi in ('Laptop', 'Desktop', 'Tablet', 'Mobile')),
      ma_thiet_bi text not null check (length(ma_thiet_bi) between 1 and 100),
      -- no default: rows are dated by the product's clock
      ngay_tao timestamptz not null,
      phien_ban integer not null default 1 check (phien_ban >= 1),
      -- what lists search and sort by, without case and marks
      ten_tim text collate "C" generated always as (khong_dau(ten_thiet_bi)) stored,
      ma_tim text collate "C" generated always as (khong_dau(ma_thiet_bi)) stored,
      -- for the subscriptions, which refer to a device of their own parent
      constraint thiet_bi_of_parent unique (ma_phu_huynh, nguoi_dung_id),
      constraint thiet_bi_of_own_child foreign key (ma_phu_huynh, ma_tre_em)
        references tre_em (ma_phu_huynh, ma_tre_em) on delete cascade
    );
    create index thiet_bi_of_child on thiet_bi (ma_tre_em, nguoi_dung_id);
    -- a device code is the same in capitals and in small letters
    create unique index thiet_bi_ma_unique on thiet_bi (lower(ma_thiet_bi));
    create index thiet_bi_ma_search on thiet_bi using gin (ma_tim gin_trgm_ops);
    create index thiet_bi_ten_search on thiet_bi using gin (ten_tim gin_trgm_ops);
    create index thiet_bi_by_name on thiet_bi (ten_tim, nguoi_dung_id);

    create trigger thiet_bi_counts_new after insert on thiet_bi referencing new table as changed
      for each statement execute function count_rows();
    create trigger thiet_bi_counts_gone after delete on thiet_bi referencing old table as changed
      for each statement execute function count_rows();
    create trigger thiet_bi_counts_none after truncate on thiet_bi for each statement execute function count_rows();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table thiet_bi;
    delete from totals where what = 'thiet_bi';
  `)
}
