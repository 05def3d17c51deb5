import { createContext, type ReactNode, useContext } from 'react'
import { type Language, type Say, speaker, type Words } from '../src/i18n/index.ts'
import type { pages } from '../src/i18n/pages.ts'

export type PageWords = typeof pages
export type Spoken = { language: Language; words: Words<PageWords> }
/** Changes the language without a reload. Fails if the words or the server cannot be reached. */
type ChangeLanguage = (language: Language) => Promise<void>

const Current = createContext<{ language: Language; say: Say<PageWords>; change?: ChangeLanguage } | null>(null)

export function WordsProvider({ language, words, change, children }: Props) {
  return <Current value={{ language, say: speaker<PageWords>(words), ...(change && { change }) }}>{children}</Current>
}

type Props = Spoken & { change?: ChangeLanguage; children: ReactNode }

export function useWords(): Say<PageWords> {
  return useContext(Current)!.say
}

export function useLanguage(): Language {
  return useContext(Current)!.language
}

/** Undefined on the server, where only a form can change it. */
export function useChangeLanguage(): ChangeLanguage | undefined {
  return useContext(Current)!.change
}
