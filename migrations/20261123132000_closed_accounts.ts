import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- An admin closed the account: nobody signs in to it, and its cards are not charged, until an admin opens it again.
    alter table phu_huynh add column khoa_luc timestamptz, add column ly_do_khoa text,
      add constraint phu_huynh_closed_for_a_reason check ((khoa_luc is null) = (ly_do_khoa is null));
    create index phu_huynh_closed on phu_huynh (ma_phu_huynh) where khoa_luc is not null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from phu_huynh where khoa_luc is not null) then
        raise exception 'there are closed accounts: going back would open them';
      end if;
    end $$;
    alter table phu_huynh drop column khoa_luc, drop column ly_do_khoa;
  `)
}
