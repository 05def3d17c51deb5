import type { Knex } from 'knex'

/** Records each package in the wallet that ends with its parent, as the deletion of a device records those on it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function settle_parent() returns trigger language plpgsql as $$
    declare
      luc timestamptz := coalesce(nullif(current_setting('an_nhi.now', true), '')::timestamptz, now());
      hom_nay date := (luc at time zone 'Asia/Ho_Chi_Minh')::date;
    begin
      perform set_config('an_nhi.parent_leaving', old.ma_phu_huynh::text, true);
      delete from thiet_bi where ma_phu_huynh = old.ma_phu_huynh;
      with was as (
        select id, trang_thai,
               case when trang_thai <> 'CHUA_GAN' then trang_thai
                    when ngay_ket_thuc <= hom_nay then 'HET_HAN' else 'HUY' end as becomes
        from goi_dich_vu where ma_phu_huynh = old.ma_phu_huynh for no key update
      ), settled as (
        update goi_dich_vu
        set ma_phu_huynh = null, ten_thiet_bi_cu = null, ma_thiet_bi_cu = null, trang_thai = becomes
        from was where goi_dich_vu.id = was.id
      )
      insert into audit_log (at, actor, address, action, subject_kind, subject, detail)
      select luc, nullif(current_setting('an_nhi.actor', true), '')::integer,
             nullif(current_setting('an_nhi.address', true), ''),
             case becomes when 'HET_HAN' then 'subscription_expired' else 'subscription_cancelled' end,
             'goi_dich_vu', id,
             jsonb_build_object(
               'before', jsonb_build_object('trang_thai', trang_thai, 'ma_phu_huynh', old.ma_phu_huynh),
               'after', jsonb_build_object('trang_thai', becomes, 'ma_phu_huynh', null))
      from was where becomes <> trang_thai;
      return old;
    end $$;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function settle_parent() returns trigger language plpgsql as $$
    begin
      perform set_config('an_nhi.parent_leaving', old.ma_phu_huynh::text, true);
      delete from thiet_bi where ma_phu_huynh = old.ma_phu_huynh;
      update goi_dich_vu
      set ma_phu_huynh = null, ten_thiet_bi_cu = null, ma_thiet_bi_cu = null,
          trang_thai = case trang_thai when 'CHUA_GAN' then 'HUY' else trang_thai end
      where ma_phu_huynh = old.ma_phu_huynh;
      return old;
    end $$;
  `)
}
