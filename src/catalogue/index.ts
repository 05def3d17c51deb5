import type { Knex } from 'knex'
import { seedOnce } from '../kernel/seeds.ts'
import { seedTranslations } from '../translation/index.ts'
import { englishTexts, firstPackages } from './first-packages.ts'
import { insertPackages, textsOf } from './store.ts'

export { endpoints } from './api.ts'
export { cleanup } from './cleanup.ts'
export { isOnSale, isPackageDeleted, lockPackageOnSale, lockPackages, type SoldPackage } from './sale-store.ts'
export { pageVersion } from './store.ts'

/** Seeds the first packages and their English texts, each once per database. Returns whether the packages are new. */
export async function seedCatalogue(db: Knex): Promise<boolean> {
  const seeded = await seedOnce(db, 'catalogue', tx => insertPackages(tx, firstPackages))
  await seedOnce(db, 'translations', async tx => seedTranslations(tx, Object.entries(englishTexts), await textsOf(tx)))
  return seeded
}
