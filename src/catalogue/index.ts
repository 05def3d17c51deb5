import type { Knex } from 'knex'
import { seedOnce } from '../kernel/seeds.ts'
import { firstPackages } from './first-packages.ts'
import { insertPackages } from './store.ts'

export { endpoints } from './api.ts'
export { pageVersion } from './store.ts'

/** Seeds the first packages, once per database. */
export async function seedCatalogue(db: Knex): Promise<boolean> {
  return seedOnce(db, 'catalogue', tx => insertPackages(tx, firstPackages))
}
