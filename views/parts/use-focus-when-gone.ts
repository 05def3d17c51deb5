import { type RefObject, useLayoutEffect } from 'react'

/** When a place goes away with the focus in it, the focus goes on to `next`, which is asked for once the place has gone. */
export function useFocusWhenGone(place: RefObject<HTMLElement | null>, next: () => Element | null): void {
  useLayoutEffect(() => {
    const box = place.current
    return () => {
      if (!box?.contains(document.activeElement)) return
      setTimeout(() => {
        const to = next()
        if (to instanceof HTMLElement) to.focus()
      })
    }
  }, [place, next])
}
