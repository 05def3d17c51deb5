import type { Knex } from 'knex'

/** Stores why an admin refused a refund, for the parent who asked for it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table refunds
      add column ly_do_tu_choi text,
      add constraint refunds_refused_for_a_reason check (ly_do_tu_choi is null or trang_thai = 'refused');
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table refunds drop column ly_do_tu_choi')
}
