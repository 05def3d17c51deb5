import { useEffect, useRef } from 'react'

/** Where a press takes its own button away, the focus goes to the first button that stands there now. */
export function useKeptFocus<Place extends HTMLElement>(what: unknown) {
  const place = useRef<Place>(null)
  const shown = useRef(what)
  useEffect(() => {
    if (shown.current === what) return
    shown.current = what
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }, [what])
  return place
}
