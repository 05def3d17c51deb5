import type { Knex } from 'knex'
import { claimSeed } from './store.ts'

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
