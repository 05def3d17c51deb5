import type { Knex } from 'knex'
import type { Writer } from '../kernel/given.ts'
import { daysBefore } from '../shared/dates.ts'
import { deleteUnused, insertTexts, insertTranslation, markUsed } from './store.ts'
import { wakeAfterCommit } from './wake.ts'

export { endpoints } from './api.ts'
export { inLanguage, inLanguageOf, translationsOf } from './in-language.ts'
export { createTranslator, translationsJob } from './translator.ts'

/**
 * Has the translations of texts fetched after the commit. Call it before the texts are saved: whoever saves a translation
 * locks its row first and the version of the pages afterwards, and the other order would deadlock.
 */
export async function translateSoon(given: Writer, texts: string[]): Promise<void> {
  await insertTexts(given.tx, texts)
  wakeAfterCommit(given)
}

/** Inserts the translations that ship with the product, and rows for the other texts. */
export async function seedTranslations(tx: Knex, shipped: [string, string][], texts: string[]): Promise<void> {
  for (const [source, translated] of shipped) await insertTranslation(tx, source, translated)
  await insertTexts(tx, texts)
}

/** How long unused translations are kept: orders copy package names, and most terms last a year. */
const daysOfUnused = 400
const unusedAtMost = 1_000

/** Keeps the translations of these texts, and for a time those of texts that are no longer used. */
export async function keepTranslations(db: Knex, texts: string[], now: Date): Promise<number> {
  await insertTexts(db, texts)
  await markUsed(db, texts, now)
  return deleteUnused(db, texts, { before: daysBefore(now, daysOfUnused), most: unusedAtMost })
}
