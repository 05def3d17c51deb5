import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { type PickKind, type Suggestion, suggestionOf } from './suggestion.ts'

const afterTyping = 150

/** What a typed text finds, some time after the last key; undefined until an answer is there, null if none could be had. */
export function useSuggestions(kind: PickKind, typed: string): Suggestion[] | null | undefined {
  const path = useHref('/api/goi-y')
  const [found, setFound] = useState<{ typed: string; rows: Suggestion[] | null }>()
  const q = typed.trim()
  useEffect(() => {
    if (q.length < 2) return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`${path}?${new URLSearchParams({ loai: kind, q })}`, { signal: leaving.signal })
        if (!answer.ok) throw new Error(`Answered ${answer.status}`)
        const { data } = await answer.json()
        setFound({ typed: q, rows: data.map(suggestionOf) })
      } catch (error) {
        // without suggestions the form still answers with a list
        if (leaving.signal.aborted) return
        console.error('No suggestions', error)
        setFound({ typed: q, rows: null })
      }
    }, afterTyping)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [path, kind, q])
  return found?.typed === q ? found.rows : undefined
}
