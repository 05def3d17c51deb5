import type { Knex } from 'knex'

/** When an admin noted what became of the money that a renewal was overpaid by; the audit log says who and what. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table orders add column overpaid_closed_at timestamptz')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table orders drop column overpaid_closed_at')
}
