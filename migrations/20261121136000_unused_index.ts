import type { Knex } from 'knex'

/** The cleanup reads all translations that no package has, by their texts: no statement searches by this date alone. */
export async function up(db: Knex): Promise<void> {
  await db.raw('drop index translations_unused')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('create index translations_unused on translations (used_at)')
}
