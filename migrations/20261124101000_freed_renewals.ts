import type { Knex } from 'knex'

/** A refunded renewal has renewed nothing, so its rows must not count as paid for. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    update renewed_rows set before = null, after = null
    from renewals where renewals.id = renewal_id and paid_order_id is null and after is not null
  `)
}

/** Nothing reads the cleared terms, and the audit log still has them, so that they are not restored. */
export async function down(): Promise<void> {}
