import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { Handle } from '../routes.tsx'
import { useWords } from '../words.tsx'

/** The server writes the first title; every page after it is named here. */
export function PageTitle() {
  const say = useWords()
  const title = say((useMatches().at(-1)?.handle as Handle | undefined)?.title ?? 'title.home')
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
