import { type ReactNode, useState } from 'react'
import type { Language } from '../src/i18n/index.ts'
import { pages } from '../src/i18n/pages.ts'
import { loadBooksIn, wordsOf } from './books.ts'
import { bringPartsOnPage } from './parts-on-page.ts'
import { type Spoken, WordsProvider } from './words.tsx'

type Props = {
  first: Spoken
  /** Saves the choice on the server, which then answers in that language. */
  keep: (language: Language) => Promise<void>
  onChange: (spoken: Spoken) => void
  children: ReactNode
}

/** Shows the page in the language of the response, and switches to the other one without losing what was typed. */
export function Bilingual({ first, keep, onChange, children }: Props) {
  const [spoken, setSpoken] = useState(first)

  async function change(language: Language) {
    await bringPartsOnPage(spoken.language)
    const [words] = await Promise.all([wordsOf(pages, language), loadBooksIn(language)])
    const next = { language, words }
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
