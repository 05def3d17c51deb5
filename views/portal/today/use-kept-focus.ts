import { useEffect, useRef } from 'react'

/**
 * Where a press takes its own button away, the focus goes to the first button that stands there now, or to what is meant.
 * A press counts until the next one: what changes without any, such as from another phone, moves no focus.
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
    const forget = () => {
      pressed.current = false
    }
    box?.addEventListener('submit', press)
    document.addEventListener('pointerdown', forget, true)
    document.addEventListener('keydown', forget, true)
    return () => {
      box?.removeEventListener('submit', press)
      document.removeEventListener('pointerdown', forget, true)
      document.removeEventListener('keydown', forget, true)
    }
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
