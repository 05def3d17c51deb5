import { useEffect, useRef, useState } from 'react'
import { useHref, useLocation, useRevalidator } from 'react-router'

const secondsBetweenAsks = 15
/** Time passes on the page too, although nothing happens. */
const secondsBetweenLooks = 60

/**
 * Loads the page anew as soon as something happened to the family; asks every 15 s where the server cannot tell it. While
 * nothing can be loaded, what was loaded last of this address stays.
 */
export function useLive<Read>(loaded: Read | null): Read | null {
  const last = useLast(loaded)
  const address = useHref('/api/protection/stream')
  const { revalidate } = useRevalidator()
  const look = useRef(revalidate)
  useEffect(() => {
    look.current = revalidate
  })
  useEffect(() => {
    let stream = open()
    let waited = 0
    const timer = setInterval(() => {
      waited += secondsBetweenAsks
      const isTold = stream.readyState === EventSource.OPEN
      if (stream.readyState === EventSource.CLOSED) stream = open()
      if (document.hidden || (isTold && waited < secondsBetweenLooks)) return
      waited = 0
      look.current()
    }, secondsBetweenAsks * 1_000)
    const onShown = () => document.hidden || look.current()
    const onNetwork = () => look.current()
    document.addEventListener('visibilitychange', onShown)
    for (const event of ['offline', 'online']) addEventListener(event, onNetwork)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
      for (const event of ['offline', 'online']) removeEventListener(event, onNetwork)
      stream.close()
    }

    function open(): EventSource {
      const opened = new EventSource(address)
      opened.onmessage = () => look.current()
      return opened
    }
  }, [address])
  return last
}

function useLast<Read>(loaded: Read | null): Read | null {
  const { pathname, search } = useLocation()
  const at = pathname + search
  const [last, keep] = useState({ at, loaded })
  if (last.at !== at || (loaded && loaded !== last.loaded)) keep({ at, loaded })
  return loaded ?? (last.at === at ? last.loaded : null)
}
