import { createContext, type ReactNode, useContext } from 'react'
import { type Language, type Say, speaker } from '../src/i18n/index.ts'
import type { pages } from '../src/i18n/vi/pages.ts'

export type PageWords = typeof pages
export type Spoken = { language: Language; words: PageWords }
/** Changes the language without a reload. Fails if the words or the server cannot be reached. */
type ChangeLanguage = (language: Language) => Promise<void>

const Words = createContext<{ language: Language; say: Say<PageWords>; change?: ChangeLanguage } | null>(null)

export function WordsProvider({ language, words, change, children }: Props) {
  return <Words value={{ language, say: speaker(words), ...(change && { change }) }}>{children}</Words>
}

type Props = Spoken & { change?: ChangeLanguage; children: ReactNode }

export function useWords(): Say<PageWords> {
  return useContext(Words)!.say
}

export function useLanguage(): Language {
  return useContext(Words)!.language
}

/** Undefined on the server, where only a form can change it. */
export function useChangeLanguage(): ChangeLanguage | undefined {
  return useContext(Words)!.change
}
