import type { Knex } from 'knex'

/** What of a place says until when a device is protected. That a term is over is no change: its end stays what it was. */
const licence = (row: string) => `case when ${row}.trang_thai in ('DANG_HOAT_DONG', 'HET_HAN')
        then (${row}.nguoi_dung_id, ${row}.thong_tin_goi_id, ${row}.ngay_bat_dau, ${row}.ngay_ket_thuc)::text end`

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function goi_dich_vu_tells() returns trigger language plpgsql as $$
    begin
      insert into news (about, told)
      select distinct 'family ' || ma_phu_huynh, '{"what": "licence"}'::jsonb
      from device_states where (ma_phu_huynh, nguoi_dung_id) in (
        select added.ma_phu_huynh, unnest(array[added.nguoi_dung_id, gone.nguoi_dung_id])
        from added join gone using (id) where ${licence('added')} is distinct from ${licence('gone')});
      return null;
    end $$;
    create function goi_dich_vu_tells_new() returns trigger language plpgsql as $$
    begin
      insert into news (about, told)
      select distinct 'family ' || ma_phu_huynh, '{"what": "licence"}'::jsonb
      from device_states where (ma_phu_huynh, nguoi_dung_id) in (
        select added.ma_phu_huynh, added.nguoi_dung_id from added where ${licence('added')} is not null);
      return null;
    end $$;
    create trigger goi_dich_vu_tells_changed after update on goi_dich_vu
      referencing old table as gone new table as added for each statement execute function goi_dich_vu_tells();
    create trigger goi_dich_vu_tells_new after insert on goi_dich_vu
      referencing new table as added for each statement execute function goi_dich_vu_tells_new();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger goi_dich_vu_tells_new on goi_dich_vu;
    drop trigger goi_dich_vu_tells_changed on goi_dich_vu;
    drop function goi_dich_vu_tells_new();
    drop function goi_dich_vu_tells();
  `)
}
