import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- the entries about what is gone from a family, which no row of it names any more
    create index audit_log_of_gone on audit_log (((detail #>> '{before,ma_phu_huynh}')::int), at desc)
      where action in ('child_deleted', 'device_deleted');
    -- the newest messages of a parent
    create index notices_of_parent_by_time on notices (ma_phu_huynh, written_at desc, id desc);
    drop index notices_of_parent;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create index notices_of_parent on notices (ma_phu_huynh);
    drop index notices_of_parent_by_time, audit_log_of_gone;
  `)
}
