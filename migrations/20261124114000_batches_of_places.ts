import type { Knex } from 'knex'

/**
 * A statement in a function is planned for the first batch of a session and kept: after one row, ten thousand were compared
 * each with each. One that is executed from a text is planned for its own rows.
 */
type Planned = 'once' | 'for each batch'

const licence = (row: string) => `case when ${row}.trang_thai in ('DANG_HOAT_DONG', 'HET_HAN')
        then (${row}.nguoi_dung_id, ${row}.thong_tin_goi_id, ${row}.ngay_bat_dau, ${row}.ngay_ket_thuc)::text end`

const told = `
      insert into news (about, told)
      select distinct 'family ' || ma_phu_huynh, '{"what": "licence"}'::jsonb
      from device_states where (ma_phu_huynh, nguoi_dung_id) in (
        select added.ma_phu_huynh, unnest(array[added.nguoi_dung_id, gone.nguoi_dung_id])
        from added join gone using (id) where ${licence('added')} is distinct from ${licence('gone')})`

const changed = `array(
        select distinct unnest(array[added.ma_phu_huynh, gone.ma_phu_huynh]) from added join gone using (id)
        where (added.trang_thai = 'DANG_HOAT_DONG') <> (gone.trang_thai = 'DANG_HOAT_DONG')
           or (added.trang_thai = 'DANG_HOAT_DONG'
               and (added.ma_phu_huynh, added.thong_tin_goi_id) <> (gone.ma_phu_huynh, gone.thong_tin_goi_id)))`

const functions = (planned: Planned) => `
    create or replace function goi_dich_vu_tells() returns trigger language plpgsql as $$
    begin
      ${planned === 'once' ? told : `execute $told$${told}$told$`};
      return null;
    end $$;
    create or replace function goi_dich_vu_marks() returns trigger language plpgsql as $$
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
          ${planned === 'once' ? `parents := ${changed}` : `execute $changed$select ${changed}$changed$ into parents`};
      end case;
      -- A row cannot be updated while it is being deleted.
      parents := array_remove(parents, nullif(current_setting('an_nhi.parent_leaving', true), '')::integer);
      if parents <> '{}' then
        perform mark_payers(parents);
      end if;
      return null;
    end $$;`

export async function up(db: Knex): Promise<void> {
  await db.raw(functions('for each batch'))
}

export async function down(db: Knex): Promise<void> {
  await db.raw(functions('once'))
}
