import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { type Answer, filledPath } from '../../api.ts'

export type Hits = Answer<'GET', '/tim-kiem'>

const typingPause = 150

/** What the server finds for a text: undefined until it has answered, null if it could not. An empty text is not asked. */
export function useHits(typed: string): Hits | null | undefined {
  const base = useHref('/').replace(/\/$/, '')
  const [found, setFound] = useState<{ typed: string; hits: Hits | null }>()
  useEffect(() => {
    if (typed === '') return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const path = filledPath('/tim-kiem', { query: { q: typed } })
      const hits = await load(`${base}/api${path}`, leaving.signal)
      if (!leaving.signal.aborted) setFound({ typed, hits })
    }, typingPause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [typed, base])
  return found?.typed === typed ? found.hits : undefined
}

async function load(url: string, signal: AbortSignal): Promise<Hits | null> {
  try {
    const answer = await fetch(url, { signal })
    return answer.ok ? (await answer.json()).data : null
  } catch {
    return null
  }
}
