import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { isSearched } from '../../src/shared/parent-lists.ts'
import { type Answer, filledPath } from '../api.ts'

const typingPause = 150

type Searching = '/tim-kiem' | '/goi-y'

/** What the API finds for a typed text, some time after the last key: undefined until it has answered, null if it could not. */
export function useFound<P extends Searching>(
  path: P,
  query: { q: string; loai?: string },
): Answer<'GET', P> | null | undefined {
  const api = useHref('/api')
  const asked = isSearched(query.q) ? api + filledPath(path, { query }) : ''
  const [found, setFound] = useState<{ asked: string; answer: Answer<'GET', P> | null }>()
  useEffect(() => {
    if (!asked) return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await load(asked, leaving.signal)
      if (!leaving.signal.aborted) setFound({ asked, answer })
    }, typingPause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked])
  return found?.asked === asked ? found.answer : undefined
}

async function load(url: string, signal: AbortSignal) {
  try {
    const answer = await fetch(url, { signal })
    return answer.ok ? (await answer.json()).data : null
  } catch {
    return null
  }
}
