import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- What was bought outlives the device it was on and the parent who bought it.
    create table goi_dich_vu (
      id integer generated always as identity primary key,
      ma_phu_huynh integer constraint goi_dich_vu_of_buyer references phu_huynh on delete set null,
      thong_tin_goi_id integer not null references goi,
      nguoi_dung_id integer,
      trang_thai text not null default 'CHUA_GAN'
        check (trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG', 'HET_HAN', 'HUY')),
      gia bigint not null check (gia >= 0),
      vnp_txn_ref text,
      -- which of the places of its purchase it is
      place integer check (place >= 1),
      ngay_mua timestamptz not null,
      ngay_bat_dau date,
      ngay_ket_thuc date,
      -- the months that were bought, counted from anchored_on once the term begins; null if it never ends
      months integer check (months >= 0),
      -- the day from which the term is counted, so that months are never counted from a shortened one
      anchored_on date,
      tu_dong_gia_han boolean not null default false,
      -- the device that it was on, if that was deleted
      ten_thiet_bi_cu text,
      ma_thiet_bi_cu text,
      phien_ban integer not null default 1 check (phien_ban >= 1),
      constraint goi_dich_vu_on_own_device foreign key (ma_phu_huynh, nguoi_dung_id)
        references thiet_bi (ma_phu_huynh, nguoi_dung_id) on delete set null (nguoi_dung_id),
      check (ngay_ket_thuc > ngay_bat_dau),
      check (trang_thai <> 'CHUA_GAN' or nguoi_dung_id is null),
      check (trang_thai <> 'DANG_HOAT_DONG' or (nguoi_dung_id is not null and ngay_bat_dau is not null)),
      constraint goi_dich_vu_end_is_counted check (
        anchored_on is null
        or ngay_ket_thuc is not distinct from (anchored_on + make_interval(months => months))::date),
      -- the foreign key above does not check the device of a row without a parent
      constraint goi_dich_vu_of_nobody_is_over
        check (ma_phu_huynh is not null or (nguoi_dung_id is null and trang_thai in ('HET_HAN', 'HUY'))),
      constraint goi_dich_vu_former_device check (
        num_nonnulls(ten_thiet_bi_cu, ma_thiet_bi_cu) = 0
        or (num_nonnulls(ten_thiet_bi_cu, ma_thiet_bi_cu, ma_phu_huynh) = 3 and nguoi_dung_id is null
            and trang_thai in ('HET_HAN', 'HUY')))
    );
    create unique index goi_dich_vu_one_active on goi_dich_vu (nguoi_dung_id) where trang_thai = 'DANG_HOAT_DONG';
    -- the second lock against granting an order twice, beside the conditional update of the order
    create unique index goi_dich_vu_granted_once on goi_dich_vu (vnp_txn_ref, place);
    create index goi_dich_vu_of_parent on goi_dich_vu (ma_phu_huynh, trang_thai, ngay_mua desc);
    create index goi_dich_vu_of_device on goi_dich_vu (nguoi_dung_id, id desc);
    create index goi_dich_vu_of_goi
      on goi_dich_vu (thong_tin_goi_id, trang_thai, ngay_ket_thuc) include (gia, ngay_bat_dau, vnp_txn_ref);
    create index goi_dich_vu_of_purchase_end on goi_dich_vu (ngay_ket_thuc, vnp_txn_ref) where vnp_txn_ref is not null;
    -- to find the few rows whose status the job has not updated yet, or that start later
    create index goi_dich_vu_to_expire on goi_dich_vu (ngay_ket_thuc) where trang_thai in ('CHUA_GAN', 'DANG_HOAT_DONG');
    create index goi_dich_vu_by_start on goi_dich_vu (ngay_bat_dau) where trang_thai = 'DANG_HOAT_DONG';

    create trigger goi_dich_vu_counts_values_new after insert on goi_dich_vu referencing new table as added
      for each statement execute function count_values('trang_thai');
    create trigger goi_dich_vu_counts_values_gone after delete on goi_dich_vu referencing old table as gone
      for each statement execute function count_values('trang_thai');
    create trigger goi_dich_vu_counts_values_changed after update on goi_dich_vu
      referencing new table as added old table as gone for each statement execute function count_values('trang_thai');
    create trigger goi_dich_vu_counts_values_none after truncate on goi_dich_vu
      for each statement execute function count_values('trang_thai');

    -- Finds the subscriptions in use on a day; ngay_ket_thuc is the first day on which one is not.
    create function goi_dang_dung(hom_nay date) returns setof goi_dich_vu language sql stable as $$
      select * from goi_dich_vu
      where trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau <= hom_nay
        and (ngay_ket_thuc is null or ngay_ket_thuc > hom_nay)
    $$;

    -- When a device is deleted, its packages are ended by the product's clock and logged under the one who deleted it.
    -- The service sets both for its transaction; a deletion by hand sets neither, and uses the clock of the database.
    create function settle_device() returns trigger language plpgsql as $$
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
    create trigger thiet_bi_settles before delete on thiet_bi for each row execute function settle_device();

    -- Devices are deleted first, so that their packages are settled. The rest ends, each logged in the same way, and
    -- loses its owner and all names.
    create function settle_parent() returns trigger language plpgsql as $$
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
    create trigger phu_huynh_settles before delete on phu_huynh for each row execute function settle_parent();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from goi_dich_vu) then
        raise exception 'there are packages that parents bought: going back would lose them';
      end if;
    end $$;
    drop function settle_parent, settle_device cascade;
    drop function goi_dang_dung;
    drop table goi_dich_vu;
    delete from totals where what like 'goi_dich_vu:%';
  `)
}
