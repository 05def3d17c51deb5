import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Sets co_goi_tra_phi of these parents.
    create function mark_payers(parents integer[]) returns void language plpgsql as $$
    begin
      -- Rules have locked the family before. A change by hand does it here, or two could each miss the other's row.
      perform from phu_huynh where ma_phu_huynh = any (parents) order by ma_phu_huynh for no key update;
      update phu_huynh set co_goi_tra_phi = not co_goi_tra_phi
      where ma_phu_huynh = any (parents) and co_goi_tra_phi <> exists (
        select from goi_dich_vu bought join goi on goi.id = bought.thong_tin_goi_id
        where bought.ma_phu_huynh = phu_huynh.ma_phu_huynh and trang_thai = 'DANG_HOAT_DONG' and loai_goi = 'TRA_PHI');
    end $$;

    -- Updates the mark of the parents whose rows became active, stopped being active or changed their package.
    create function goi_dich_vu_marks() returns trigger language plpgsql as $$
    declare
      parents integer[];
    begin
      case tg_op
        when 'INSERT' then
          parents := array(select distinct ma_phu_huynh from added where trang_thai = 'DANG_HOAT_DONG');
        when 'DELETE' then
          parents := array(select distinct ma_phu_huynh from gone where trang_thai = 'DANG_HOAT_DONG');
        when 'TRUNCATE' then
          parents := array(select ma_phu_huynh from phu_huynh where co_goi_tra_phi);
        else
          parents := array(
            select distinct unnest(array[added.ma_phu_huynh, gone.ma_phu_huynh]) from added join gone using (id)
            where (added.trang_thai = 'DANG_HOAT_DONG') <> (gone.trang_thai = 'DANG_HOAT_DONG')
               or (added.trang_thai = 'DANG_HOAT_DONG'
                   and (added.ma_phu_huynh, added.thong_tin_goi_id) <> (gone.ma_phu_huynh, gone.thong_tin_goi_id)));
      end case;
      -- A row cannot be updated while it is being deleted.
      parents := array_remove(parents, nullif(current_setting('an_nhi.parent_leaving', true), '')::integer);
      if parents <> '{}' then
        perform mark_payers(parents);
      end if;
      return null;
    end $$;
    create trigger goi_dich_vu_marks_new after insert on goi_dich_vu referencing new table as added
      for each statement execute function goi_dich_vu_marks();
    create trigger goi_dich_vu_marks_changed after update on goi_dich_vu
      referencing new table as added old table as gone for each statement execute function goi_dich_vu_marks();
    create trigger goi_dich_vu_marks_gone after delete on goi_dich_vu referencing old table as gone
      for each statement execute function goi_dich_vu_marks();
    create trigger goi_dich_vu_marks_none after truncate on goi_dich_vu
      for each statement execute function goi_dich_vu_marks();

    create function goi_marks() returns trigger language plpgsql as $$
    begin
      perform mark_payers(array(select distinct ma_phu_huynh from goi_dich_vu
                                where thong_tin_goi_id = new.id and trang_thai = 'DANG_HOAT_DONG'));
      return null;
    end $$;
    create trigger goi_marks_payers after update of loai_goi on goi
      for each row when (old.loai_goi <> new.loai_goi) execute function goi_marks();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop function goi_marks, goi_dich_vu_marks cascade;
    drop function mark_payers;
  `)
}
