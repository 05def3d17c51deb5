import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table goi_dich_vu (
      id integer generated always as identity primary key,
      ma_phu_huynh integer not null references phu_huynh on delete cascade,
      thong_tin_goi_id integer not null references goi,
      nguoi_dung_id integer references thiet_bi on delete restrict,
      trang_thai text not null default 'CHUA_GAN'
        check (trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG', 'HET_HAN', 'HUY')),
      gia bigint not null check (gia >= 0),
      vnp_txn_ref text,
      ngay_mua timestamptz not null,
      ngay_bat_dau date,
      ngay_ket_thuc date,
      check (ngay_ket_thuc > ngay_bat_dau),
      check (trang_thai <> 'CHUA_GAN' or nguoi_dung_id is null),
      check (trang_thai <> 'DANG_HOAT_DONG' or (nguoi_dung_id is not null and ngay_bat_dau is not null))
    );
    create unique index goi_dich_vu_one_active on goi_dich_vu (nguoi_dung_id) where trang_thai = 'DANG_HOAT_DONG';
    create index goi_dich_vu_of_parent on goi_dich_vu (ma_phu_huynh, trang_thai, ngay_mua desc);
    create index goi_dich_vu_of_device on goi_dich_vu (nguoi_dung_id, id desc);
    create index goi_dich_vu_of_goi on goi_dich_vu (thong_tin_goi_id);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table goi_dich_vu')
}
