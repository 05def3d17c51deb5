import type { Knex } from 'knex'

const edited = ['phu_huynh', 'tre_em', 'thiet_bi', 'goi', 'noi_dung', 'goi_dich_vu']

/** Counts the saved versions of a row, so that an edit of an old one can be refused. */
export async function up(db: Knex): Promise<void> {
  for (const table of edited)
    await db.raw(`alter table ${table} add column phien_ban integer not null default 1 check (phien_ban >= 1)`)
  await db.raw(`
    -- Finds the subscriptions in use on a day; ngay_ket_thuc is the first day on which one is not.
    create function goi_dang_dung(hom_nay date) returns setof goi_dich_vu language sql stable as $$
      select * from goi_dich_vu
      where trang_thai = 'DANG_HOAT_DONG' and ngay_bat_dau <= hom_nay
        and (ngay_ket_thuc is null or ngay_ket_thuc > hom_nay)
    $$;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop function goi_dang_dung')
  for (const table of edited) await db.raw(`alter table ${table} drop column phien_ban`)
}
