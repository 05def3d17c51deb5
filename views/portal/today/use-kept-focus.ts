import { useEffect, useRef } from 'react'

/**
 * Where a press takes its own button away, the focus goes to the first button that stands there now, or to what is meant.
 * What changes without a press here, such as from another phone, moves no focus.
 */
export function useKeptFocus<Place extends HTMLElement>(what: unknown, meant = 'button') {
  const place = useRef<Place>(null)
  const shown = useRef(what)
  const pressed = useRef(false)
  useEffect(() => {
    const box = place.current
    const press = () => {
      pressed.current = true
    }
    box?.addEventListener('submit', press)
    return () => box?.removeEventListener('submit', press)
  }, [])
  useEffect(() => {
    if (shown.current === what) return
    shown.current = what
    if (!pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>(meant)?.focus()
  }, [what, meant])
  return place
}
