import type { Knex } from 'knex'

/** A renewal whose payment was sent back has renewed nothing: its rows do not count as paid for. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    update renewed_rows set before = null, after = null
    from renewals where renewals.id = renewal_id and paid_order_id is null and after is not null
  `)
}

/** The terms that were taken back stand in the audit log, and nothing reads them. */
export async function down(): Promise<void> {}
