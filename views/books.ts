import { apart, type Book, type Language, type Say, speaker, type Words } from '../src/i18n/index.ts'
import { useLanguage } from './words.tsx'

/** What the build puts in the place of a book in the browser, where a page fetches it in the current language only. */
type Fetch<B extends Book> = (language: Language) => Promise<Words<B>>

const loaded = new Map<Book, Partial<Record<Language, Say<Book>>>>()

export function useBook<B extends Book>(book: B): Say<B> {
  const say = loaded.get(book)?.[useLanguage()]
  if (!say) throw new Error('These words are not loaded: the page must name their book in the site map.')
  return say as Say<B>
}

/** For a key that was recorded or answered; undefined if the book does not have it. */
export function sentenceFor<B extends Book>(say: Say<B>, key: unknown): string | undefined {
  const said: unknown = (say as Say<Book>)(String(key))
  return typeof said === 'string' ? said : undefined
}

export async function loadBook(book: Book, language: Language): Promise<void> {
  const speakers = loaded.get(book) ?? {}
  loaded.set(book, speakers)
  speakers[language] ??= speaker(await wordsOf(book, language))
}

/** Fetches all books in use in another language, before that language is shown. */
export async function loadBooksIn(language: Language): Promise<void> {
  await Promise.all([...loaded.keys()].map(book => loadBook(book, language)))
}

export async function wordsOf<B extends Book>(book: B | Fetch<B>, language: Language): Promise<Words<B>> {
  return typeof book === 'function' ? book(language) : apart(book)[language]
}
