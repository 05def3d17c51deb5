import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table refunds add requested_by_parent boolean not null default false;
    update refunds set requested_by_parent = true
    where trang_thai = 'requested' or exists (
      select from audit_log
      where subject_kind = 'refunds' and subject = refunds.id and action = 'refund_requested');
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table refunds drop requested_by_parent')
}
