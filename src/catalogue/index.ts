import type { Knex } from 'knex'
import { seedOnce } from '../kernel/seeds.ts'
import { firstPackages } from './first-packages.ts'
import { insertPackages } from './store.ts'

export { pageVersion } from './store.ts'

/** Puts the first packages on sale, once in a database's life. */
export async function seedCatalogue(db: Knex): Promise<boolean> {
  return seedOnce(db, 'catalogue', tx => insertPackages(tx, firstPackages))
}
