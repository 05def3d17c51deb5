import type { Knex } from 'knex'

/** The cleanup finds unused translations by their texts, so that no statement searches by this date alone. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop index translations_unused')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('create index translations_unused on translations (used_at)')
}
