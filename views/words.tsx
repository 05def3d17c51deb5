import { createContext, type ReactNode, useContext } from 'react'
import { type Language, type Say, speaker } from '../src/i18n/index.ts'
import type { pages } from '../src/i18n/vi/pages.ts'

export type PageWords = typeof pages

const Words = createContext<{ language: Language; say: Say<PageWords> } | null>(null)

export function WordsProvider(props: { language: Language; words: PageWords; children: ReactNode }) {
  return <Words value={{ language: props.language, say: speaker(props.words) }}>{props.children}</Words>
}

export function useWords(): Say<PageWords> {
  return useContext(Words)!.say
}

export function useLanguage(): Language {
  return useContext(Words)!.language
}
