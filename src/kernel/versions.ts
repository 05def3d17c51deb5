import type { Knex } from 'knex'

/** Returns the saved row; undefined if it was deleted or changed since this version. */
export async function updateVersion<Row>(
  tx: Knex,
  table: string,
  key: Record<string, number>,
  { phien_ban, ...values }: Record<string, unknown> & { phien_ban?: number | undefined },
): Promise<Row | undefined> {
  const [saved] = await tx(table)
    .where(phien_ban === undefined ? key : { ...key, phien_ban })
    .update({ ...values, phien_ban: tx.raw('phien_ban + 1') })
    .returning('*')
  return saved
}
