import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- A package that somebody has bought is taken off sale instead of deleted, because its buyers still need it.
    alter table goi add column da_xoa boolean not null default false;

    -- The total of packages counts those on sale.
    create function count_packages() returns trigger language plpgsql as $$
    declare
      n bigint := 0;
    begin
      if tg_op <> 'DELETE' then
        n := n + (select count(*) from new_rows where not da_xoa);
      end if;
      if tg_op <> 'INSERT' then
        n := n - (select count(*) from old_rows where not da_xoa);
      end if;
      if n <> 0 then
        insert into totals (what, change) values ('goi', n);
      end if;
      return null;
    end $$;
    drop trigger goi_counts_new on goi;
    drop trigger goi_counts_gone on goi;
    create trigger goi_counts_new after insert on goi referencing new table as new_rows
      for each statement execute function count_packages();
    create trigger goi_counts_hidden after update on goi referencing old table as old_rows new table as new_rows
      for each statement execute function count_packages();
    create trigger goi_counts_gone after delete on goi referencing old table as old_rows
      for each statement execute function count_packages();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    -- Without the column a package that was taken off sale would be sold again.
    do $$ begin
      if exists (select from goi where da_xoa) then
        raise exception 'there are packages off sale: going back would put them on sale again';
      end if;
    end $$;
    drop trigger goi_counts_new on goi;
    drop trigger goi_counts_hidden on goi;
    drop trigger goi_counts_gone on goi;
    create trigger goi_counts_new after insert on goi referencing new table as changed
      for each statement execute function count_rows();
    create trigger goi_counts_gone after delete on goi referencing old table as changed
      for each statement execute function count_rows();
    drop function count_packages;
    alter table goi drop column da_xoa;
  `)
}
