import type { Knex } from 'knex'
import type { Language } from '../i18n/index.ts'
import type { Caller } from '../kernel/given.ts'
import { findTexts, type TranslationRow } from './store.ts'

/** The fields of packages and purchases whose text admins write in Vietnamese. */
const translatable = new Set(['ten', 'ten_goi', 'mo_ta', 'noi_dung'])

/** Replaces the texts of package data with their translations, if there are any. */
export async function inLanguage<T>(db: Knex, language: Language, found: T): Promise<T> {
  if (language === 'vi') return found
  const texts = new Set<string>()
  mapTexts(found, text => {
    texts.add(text)
    return text
  })
  const rows = await findTexts(db, [...texts])
  const translated = new Map(rows.map(row => [row.source, row.translated]))
  return mapTexts(found, text => translated.get(text) ?? text) as T
}

/** The same for data of a family; an admin sees the original texts. */
export async function inLanguageOf<T>({ person, language }: Caller, db: Knex, found: T): Promise<T> {
  return person?.la_admin ? found : inLanguage(db, language, found)
}

/** The rows of these texts, each once, in this order. */
export async function translationsOf(db: Knex, texts: string[]): Promise<TranslationRow[]> {
  const rows = new Map((await findTexts(db, texts)).map(row => [row.source, row]))
  return [...new Set(texts)].map(text => rows.get(text)).filter(row => row !== undefined)
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map(each => mapTexts(each, change))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      typeof each === 'string' && translatable.has(name) ? change(each) : mapTexts(each, change),
    ]),
  )
}
