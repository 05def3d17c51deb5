import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create index refunds_to_ask on refunds (trang_thai, asked_at, id) where trang_thai in ('approved', 'processing')
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index refunds_to_ask')
}
