import type { Knex } from 'knex'

const counted = ['phu_huynh', 'tre_em', 'thiet_bi', 'goi']

/** How many rows there are, as a sum of changes: one row for each statement that adds or deletes some. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table totals (
      id bigint generated always as identity primary key,
      what text not null,
      change bigint not null
    );

    -- Only adds rows, so that people who register at the same time do not wait for each other.
    create function count_rows() returns trigger language plpgsql as $$
    declare
      n bigint;
    begin
      if tg_op = 'TRUNCATE' then
        select -coalesce(sum(change), 0) into n from totals where what = tg_table_name;
      else
        select count(*) into n from changed;
      end if;
      if n <> 0 then
        insert into totals (what, change) values (tg_table_name, case tg_op when 'DELETE' then -n else n end);
      end if;
      return null;
    end $$;
  `)
  for (const table of counted)
    await db.raw(`
      create trigger ${table}_counts_new after insert on ${table} referencing new table as changed
        for each statement execute function count_rows();
      create trigger ${table}_counts_gone after delete on ${table} referencing old table as changed
        for each statement execute function count_rows();
      create trigger ${table}_counts_none after truncate on ${table} for each statement execute function count_rows();

      -- the triggers have locked the table, so that nobody adds a row between them and this count
      insert into totals (what, change) select '${table}', count(*) from ${table};
    `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop function count_rows cascade;
    drop table totals;
  `)
}
