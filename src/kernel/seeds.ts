import type { Knex } from 'knex'
import { claimSeed } from './store.ts'

/** Sows once in a database's life, whole or not at all. */
export async function seedOnce(
  db: Knex,
  name: string,
  seed: (tx: Knex.Transaction) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async tx => {
    const mine = await claimSeed(tx, name)
    if (mine) await seed(tx)
    return mine
  })
}
