import type { Knex } from 'knex'

/** Runs a seed once per database, in one transaction. Returns whether it ran. */
export async function seedOnce(
  db: Knex,
  name: string,
  seed: (tx: Knex.Transaction) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async tx => {
    const claimed = await claimSeed(tx, name)
    if (claimed) await seed(tx)
    return claimed
  })
}

/** True for the one process that may run the seed; later starts find the name taken. */
async function claimSeed(tx: Knex, name: string): Promise<boolean> {
  const claimed = await tx('seeds').insert({ name }).onConflict().ignore().returning('name')
  return claimed.length === 1
}
