import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- a package may be saved before it has a name; it is not on sale until then
    alter table goi drop constraint goi_ten_check, add constraint goi_ten_check check (length(ten) <= 255);
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    do $$ begin
      if exists (select from goi where ten = '') then
        raise exception 'there are packages without a name: give them one first';
      end if;
    end $$;
    alter table goi drop constraint goi_ten_check, add constraint goi_ten_check check (length(ten) between 1 and 255);
  `)
}
