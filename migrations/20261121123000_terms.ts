import type { Knex } from 'knex'

/** Records from which day a term is counted, so that months are never counted from a shortened one. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table goi_dich_vu
      add column tu_dong_gia_han boolean not null default false,
      -- the months that were bought, counted from anchored_on once the term begins; null if it never ends
      add column months integer check (months >= 0),
      add column anchored_on date;

    update goi_dich_vu bought
    set tu_dong_gia_han = renews, months = case when ngay_bat_dau is null then sold else counted end,
        anchored_on = case when ngay_ket_thuc = (ngay_bat_dau + make_interval(months => counted))::date
                           then ngay_bat_dau end
    from (
      select goi_dich_vu.id, thoi_han_thang as sold, loai_goi = 'TRA_PHI' and goi_dich_vu.gia > 0 as renews,
             (12 * (date_part('year', ngay_ket_thuc) - date_part('year', ngay_bat_dau))
              + date_part('month', ngay_ket_thuc) - date_part('month', ngay_bat_dau))::int as counted
      from goi_dich_vu join goi on goi.id = thong_tin_goi_id
    ) as term
    where term.id = bought.id;
    -- an end that whole months do not explain becomes the day from which extensions are counted
    update goi_dich_vu set anchored_on = ngay_ket_thuc, months = 0
    where ngay_ket_thuc is not null and anchored_on is null;

    alter table goi_dich_vu add constraint goi_dich_vu_end_is_counted
      check (anchored_on is null
             or ngay_ket_thuc is not distinct from (anchored_on + make_interval(months => months))::date);

    create index goi_dich_vu_of_purchase on goi_dich_vu (vnp_txn_ref, id);
    create index goi_dich_vu_to_expire on goi_dich_vu (ngay_ket_thuc) where trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG');
    drop index goi_dich_vu_of_goi;
    create index goi_dich_vu_of_goi
      on goi_dich_vu (thong_tin_goi_id, trang_thai, ngay_ket_thuc) include (gia, ngay_bat_dau, vnp_txn_ref);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index goi_dich_vu_of_goi, goi_dich_vu_to_expire, goi_dich_vu_of_purchase;
    create index goi_dich_vu_of_goi on goi_dich_vu (thong_tin_goi_id);
    alter table goi_dich_vu drop column anchored_on, drop column months, drop column tu_dong_gia_han;
  `)
}
