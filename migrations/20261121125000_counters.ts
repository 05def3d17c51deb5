import type { Knex } from 'knex'

const counted = { tre_em: 'gioi_tinh', goi_dich_vu: 'trang_thai' }

/** How many rows there are of each value of a column, as sums of changes like the totals of whole tables. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function count_values() returns trigger language plpgsql as $$
    declare
      added text := format('select %I as v, 1 as n from added', tg_argv[0]);
      gone text := format('select %I as v, -1 as n from gone', tg_argv[0]);
    begin
      if tg_op = 'TRUNCATE' then
        insert into totals (what, change)
        select what, -sum(change) from totals where what like tg_table_name || ':%' group by what;
      else
        execute format(
          'insert into totals (what, change) select %L || v, sum(n) from (%s) changed where v is not null group by v having sum(n) <> 0',
          tg_table_name || ':',
          case tg_op when 'INSERT' then added when 'DELETE' then gone else added || ' union all ' || gone end);
      end if;
      return null;
    end $$;

    -- To find the few rows whose status the job has not updated yet, or that start later.
    create index goi_dich_vu_by_end on goi_dich_vu (ngay_ket_thuc) where trang_thai = 'DANG_HOAT_DONG';
    create index goi_dich_vu_by_start on goi_dich_vu (ngay_bat_dau) where trang_thai = 'DANG_HOAT_DONG';
  `)
  for (const [table, column] of Object.entries(counted))
    await db.raw(`
      create trigger ${table}_counts_values_new after insert on ${table} referencing new table as added
        for each statement execute function count_values('${column}');
      create trigger ${table}_counts_values_gone after delete on ${table} referencing old table as gone
        for each statement execute function count_values('${column}');
      create trigger ${table}_counts_values_changed after update on ${table}
        referencing new table as added old table as gone
        for each statement execute function count_values('${column}');
      create trigger ${table}_counts_values_none after truncate on ${table}
        for each statement execute function count_values('${column}');
      insert into totals (what, change)
      select '${table}:' || ${column}, count(*) from ${table} where ${column} is not null group by ${column};
    `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop function count_values cascade;
    drop index goi_dich_vu_by_start, goi_dich_vu_by_end;
    delete from totals where what like '%:%';
  `)
}
