import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { titled } from '../../src/shared/brand.ts'
import type { Handle } from '../page.ts'
import { useWords } from '../words.tsx'

/** The server writes the first title; every page after it is named here. */
export function PageTitle() {
  const say = useWords()
  const title = say((useMatches().at(-1)?.handle as Handle | undefined)?.title ?? 'title.home')
  useEffect(() => {
    document.title = titled(title)
  }, [title])
  return null
}
