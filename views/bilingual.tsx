import { type ReactNode, useState } from 'react'
import type { Language } from '../src/i18n/index.ts'
import { loadBooksIn } from './books.ts'
import { bringPartsOnPage } from './parts-on-page.ts'
import { type Spoken, WordsProvider } from './words.tsx'

type Props = {
  first: Spoken
  fetchOther: () => Promise<Spoken>
  /** Tells the server, whose answers and messages follow. */
  keep: (language: Language) => Promise<void>
  onChange: (spoken: Spoken) => void
  children: ReactNode
}

/** The page in the language in which it came, and in the other one once that is asked for: whatever was typed stays. */
export function Bilingual({ first, fetchOther, keep, onChange, children }: Props) {
  const [spoken, setSpoken] = useState(first)

  async function change(language: Language) {
    await bringPartsOnPage(spoken.language)
    const [next] = await Promise.all([language === first.language ? first : fetchOther(), loadBooksIn(language)])
    await keep(language)
    document.documentElement.lang = language
    setSpoken(next)
    onChange(next)
  }

  return (
    <WordsProvider {...spoken} change={change}>
      {children}
    </WordsProvider>
  )
}
