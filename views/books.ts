import { type Language, type Say, speaker } from '../src/i18n/index.ts'
import { useLanguage } from './words.tsx'

/** A dictionary that is fetched together with the pages that use it, in the current language only. */
export interface Book<V> {
  load: (language: Language) => Promise<void>
  use: () => Say<V>
}

const loaded = new Set<Book<never>>()

export function book<V extends object>(sources: Record<Language, () => Promise<V>>): Book<V> {
  const speakers: Partial<Record<Language, Say<V>>> = {}
  function useBook(): Say<V> {
    const say = speakers[useLanguage()]
    if (!say) throw new Error('These words are not loaded: the page must name their book in the site map.')
    return say
  }

  async function load(language: Language): Promise<void> {
    loaded.add(made)
    speakers[language] ??= speaker(await sources[language]())
  }

  const made: Book<V> = { load, use: useBook }
  return made
}

/** Fetches all books in use in another language, before that language is shown. */
export async function loadBooksIn(language: Language): Promise<void> {
  await Promise.all([...loaded].map(({ load }) => load(language)))
}
