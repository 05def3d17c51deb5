import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- What was bought outlives the device it was on and the parent who bought it.
    alter table goi_dich_vu
      add column ten_thiet_bi_cu text,
      add column ma_thiet_bi_cu text,
      alter column ma_phu_huynh drop not null,
      drop constraint goi_dich_vu_ma_phu_huynh_fkey,
      add constraint goi_dich_vu_of_buyer foreign key (ma_phu_huynh) references phu_huynh on delete set null,
      drop constraint goi_dich_vu_on_own_device,
      add constraint goi_dich_vu_on_own_device foreign key (ma_phu_huynh, nguoi_dung_id)
        references thiet_bi (ma_phu_huynh, nguoi_dung_id) on delete set null (nguoi_dung_id),
      -- the foreign key above does not check the device of a row without a parent
      add constraint goi_dich_vu_of_nobody_is_over
        check (ma_phu_huynh is not null or (nguoi_dung_id is null and trang_thai in ('HET_HAN', 'HUY'))),
      add constraint goi_dich_vu_former_device check (
        num_nonnulls(ten_thiet_bi_cu, ma_thiet_bi_cu) = 0
        or (num_nonnulls(ten_thiet_bi_cu, ma_thiet_bi_cu, ma_phu_huynh) = 3 and nguoi_dung_id is null
            and trang_thai in ('HET_HAN', 'HUY')));

    -- Ends or frees the packages that are still on a device when it is deleted, by the clock of the database.
    create function settle_device() returns trigger language plpgsql as $$
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
    create trigger thiet_bi_settles before delete on thiet_bi for each row execute function settle_device();

    -- Devices are deleted first, so that their packages are settled; the rest then loses its owner and all names.
    create function settle_parent() returns trigger language plpgsql as $$
    begin
      delete from thiet_bi where ma_phu_huynh = old.ma_phu_huynh;
      update goi_dich_vu
      set ma_phu_huynh = null, ten_thiet_bi_cu = null, ma_thiet_bi_cu = null,
          trang_thai = case trang_thai when 'CHUA_GAN' then 'HUY' else trang_thai end
      where ma_phu_huynh = old.ma_phu_huynh;
      return old;
    end $$;
    create trigger phu_huynh_settles before delete on phu_huynh for each row execute function settle_parent();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger phu_huynh_settles on phu_huynh;
    drop trigger thiet_bi_settles on thiet_bi;
    drop function settle_parent, settle_device;
    alter table goi_dich_vu
      drop constraint goi_dich_vu_former_device,
      drop constraint goi_dich_vu_of_nobody_is_over,
      drop constraint goi_dich_vu_on_own_device,
      add constraint goi_dich_vu_on_own_device foreign key (ma_phu_huynh, nguoi_dung_id)
        references thiet_bi (ma_phu_huynh, nguoi_dung_id) on delete restrict,
      drop constraint goi_dich_vu_of_buyer,
      add constraint goi_dich_vu_ma_phu_huynh_fkey foreign key (ma_phu_huynh) references phu_huynh on delete cascade,
      -- fails while there is a purchase of a deleted parent: going back must not lose it
      alter column ma_phu_huynh set not null,
      drop column ten_thiet_bi_cu,
      drop column ma_thiet_bi_cu;
  `)
}
