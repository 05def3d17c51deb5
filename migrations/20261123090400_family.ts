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
      email_tre_em text check (length(email_tre_em) <= 255),
      phien_ban integer not null default 1 check (phien_ban >= 1),
      -- what lists search and sort by, without case and marks
      ten_tim text collate "C" generated always as (khong_dau(ten_tre)) stored,
      truong_tim text collate "C" generated always as (khong_dau(truong)) stored,
      -- for the devices, which refer to a child of their own parent
      constraint tre_em_of_parent unique (ma_phu_huynh, ma_tre_em)
    );
    create index tre_em_ten_search on tre_em using gin (ten_tim gin_trgm_ops);
    create index tre_em_truong_search on tre_em using gin (truong_tim gin_trgm_ops);
    create index tre_em_by_name on tre_em (ten_tim, ma_tre_em);

    create trigger tre_em_counts_new after insert on tre_em referencing new table as changed
      for each statement execute function count_rows();
    create trigger tre_em_counts_gone after delete on tre_em referencing old table as changed
      for each statement execute function count_rows();
    create trigger tre_em_counts_none after truncate on tre_em for each statement execute function count_rows();
    create trigger tre_em_counts_values_new after insert on tre_em referencing new table as added
      for each statement execute function count_values('gioi_tinh');
    create trigger tre_em_counts_values_gone after delete on tre_em referencing old table as gone
      for each statement execute function count_values('gioi_tinh');
    create trigger tre_em_counts_values_changed after update on tre_em referencing new table as added old table as gone
      for each statement execute function count_values('gioi_tinh');
    create trigger tre_em_counts_values_none after truncate on tre_em
      for each statement execute function count_values('gioi_tinh');
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table tre_em;
    delete from totals where what = 'tre_em' or what like 'tre_em:%';
  `)
}
