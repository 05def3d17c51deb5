export type Language = 'vi' | 'en'
export const languages: readonly Language[] = ['vi', 'en']

/** The sentences of a page or part: each in Vietnamese, then in English. */
export type Book = Readonly<Record<string, readonly [vietnamese: string, english: string]>>

type ParamNames<S> = S extends `${string}{${infer P}}${infer Rest}` ? P | ParamNames<Rest> : never

export type Params<S> = [ParamNames<S>] extends [never] ? [] : [Record<ParamNames<S>, string | number>]

type SameParams<V, E> = [ParamNames<V>] extends [ParamNames<E>] ? ([ParamNames<E>] extends [ParamNames<V>] ? E : V) : V

type Translated<B extends Book> = { [K in keyof B]: readonly [B[K][0], SameParams<B[K][0], B[K][1]>] }

/** If a sentence lacks a language, or has other parameters in English, it does not compile. */
export function words<const B extends Book>(book: B & Translated<B>): B {
  return book
}

/** The sentences of a book in one language. */
export type Words<B extends Book> = Record<keyof B, string>

export function apart<B extends Book>(book: B): Record<Language, Words<B>> {
  const sentences = Object.entries(book)
  const only = (place: 0 | 1) => Object.fromEntries(sentences.map(([key, pair]) => [key, pair[place]])) as Words<B>
  return { vi: only(0), en: only(1) }
}

export type Say<B extends Book> = <K extends keyof B>(sentence: K, ...params: Params<B[K][0]>) => string

export function speaker<B extends Book>(said: Words<B>): Say<B> {
  return (sentence, ...[params]) => fill(said[sentence], params as Record<string, string | number>)
}

export function speakers<B extends Book>(book: B): Record<Language, Say<B>> {
  const { vi, en } = apart(book)
  return { vi: speaker(vi), en: speaker(en) }
}

export function fill(sentence: string, params?: Record<string, string | number>): string {
  return params ? sentence.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole)) : sentence
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}
