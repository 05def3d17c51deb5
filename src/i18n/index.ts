export type Language = 'vi' | 'en'
export const languages: readonly Language[] = ['vi', 'en']

type ParamNames<S> = S extends `${string}{${infer P}}${infer Rest}` ? P | ParamNames<Rest> : never

export type Params<S> = [ParamNames<S>] extends [never] ? [] : [Record<ParamNames<S>, string | number>]

export type Say<D> = <K extends keyof D>(sentence: K, ...params: Params<D[K]>) => string

type SameParams<V, E> = [ParamNames<V>] extends [ParamNames<E>] ? ([ParamNames<E>] extends [ParamNames<V>] ? E : V) : V

/** Vietnamese comes first. If English lacks a sentence or has other parameters, it does not compile. */
export function english<V>() {
  return <const E extends { [K in keyof V]: string }>(words: E & { [K in keyof V]: SameParams<V[K], E[K]> }): V =>
    words as unknown as V
}

export function speaker<D extends object>(words: D): Say<D> {
  return (sentence, ...[params]) => fill(words[sentence] as string, params as Record<string, string | number>)
}

export function fill(sentence: string, params?: Record<string, string | number>): string {
  return params ? sentence.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole)) : sentence
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}
