import { extensionWords } from './words.ts'

export type Sentence = keyof typeof extensionWords
export type Say = (sentence: Sentence, params?: Record<string, string | number>) => string

export function sayIn(language: 'vi' | 'en'): Say {
  return (sentence, params = {}) =>
    extensionWords[sentence][language === 'vi' ? 0 : 1].replace(/\{(\w+)\}/g, (whole, name) =>
      String(params[name] ?? whole),
    )
}
