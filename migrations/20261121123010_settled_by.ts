import type { Knex } from 'knex'

/**
 * When a device is deleted, its packages are ended by the product's clock and logged under the one who deleted it. The
 * service sets both for its transaction; a deletion by hand sets neither, and uses the clock of the database.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function settle_device() returns trigger language plpgsql as $$
    declare
      luc timestamptz := coalesce(nullif(current_setting('an_nhi.now', true), '')::timestamptz, now());
      hom_nay date := (luc at time zone 'Asia/Ho_Chi_Minh')::date;
    begin
      with was as (
        select id, trang_thai,
               case when trang_thai <> 'DANG_HOAT_DONG' then trang_thai
                    when ngay_bat_dau > hom_nay then 'CHUA_GAN'
                    when ngay_ket_thuc <= hom_nay then 'HET_HAN' else 'HUY' end as becomes
        from goi_dich_vu where nguoi_dung_id = old.nguoi_dung_id for no key update
      ), settled as (
        update goi_dich_vu
        set nguoi_dung_id = null, trang_thai = becomes,
            ten_thiet_bi_cu = case when becomes <> 'CHUA_GAN' then old.ten_thiet_bi end,
            ma_thiet_bi_cu = case when becomes <> 'CHUA_GAN' then old.ma_thiet_bi end
        from was where goi_dich_vu.id = was.id
      )
      insert into audit_log (at, actor, address, action, subject_kind, subject, detail)
      select luc, nullif(current_setting('an_nhi.actor', true), '')::integer,
             nullif(current_setting('an_nhi.address', true), ''),
             case becomes when 'HET_HAN' then 'subscription_expired' else 'subscription_cancelled' end,
             'goi_dich_vu', id,
             jsonb_build_object(
               'before', jsonb_build_object('trang_thai', trang_thai, 'nguoi_dung_id', old.nguoi_dung_id),
               'after', jsonb_build_object('trang_thai', becomes, 'nguoi_dung_id', null))
      from was where becomes <> trang_thai;
      return old;
    end $$;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function settle_device() returns trigger language plpgsql as $$
    declare
      hom_nay date := (now() at time zone 'Asia/Ho_Chi_Minh')::date;
    begin
      update goi_dich_vu set nguoi_dung_id = null, trang_thai = 'CHUA_GAN'
      where nguoi_dung_id = old.nguoi_dung_id and trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau > hom_nay;
      update goi_dich_vu
      set nguoi_dung_id = null, ten_thiet_bi_cu = old.ten_thiet_bi, ma_thiet_bi_cu = old.ma_thiet_bi,
          trang_thai = case when trang_thai <> 'DANG_HOAT_DONG' then trang_thai
                            when ngay_ket_thuc <= hom_nay then 'HET_HAN' else 'HUY' end
      where nguoi_dung_id = old.nguoi_dung_id;
      return old;
    end $$;
  `)
}
