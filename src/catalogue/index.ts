import type { Knex } from 'knex'
import { sowOnce } from '../kernel/seeds.ts'
import { firstPackages } from './first-packages.ts'
import { insertPackages } from './store.ts'

export { pageVersion } from './store.ts'

/** Puts the first packages on sale, once in a database's life. */
export async function plantCatalogue(db: Knex): Promise<boolean> {
  return sowOnce(db, 'catalogue', tx => insertPackages(tx, firstPackages))
}
