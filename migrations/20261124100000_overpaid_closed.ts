import type { Knex } from 'knex'

/** Records when an admin closed an overpayment with a note; the audit log has the note and the admin. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table orders add column overpaid_closed_at timestamptz')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table orders drop column overpaid_closed_at')
}
