import { useEffect, useRef } from 'react'
import { useHref, useLocation, useMatches } from 'react-router'
import { titled } from '../../src/shared/brand.ts'
import type { Handle } from '../page.ts'
import { useLanguage, useWords } from '../words.tsx'

/** Writes the head after a navigation or a change of language. The server writes that of the first page. */
export function PageTitle() {
  const say = useWords()
  const language = useLanguage()
  const handle = useMatches().at(-1)?.handle as Handle | undefined
  const title = say(handle?.title ?? 'title.home')
  const path = useLocation().pathname
  const home = useHref('/')
  const isFirst = useRef(true)

  useEffect(() => {
    document.title = titled(title)
    if (!isFirst.current)
      import('./page-head.ts').then(
        ({ writeHead }) => writeHead(handle, { home, path, language, title }),
        // On failure, only the tags for search engines and messengers are out of date.
        () => {},
      )
    isFirst.current = false
  }, [handle, home, path, language, title])
  return null
}
