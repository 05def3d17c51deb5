import { useEffect, useEffectEvent } from 'react'

/** Counts anew when a box is ticked, when a form empties its boxes, and when there are other rows. */
export function useTicks(rows: readonly unknown[], count: () => void): void {
  const recount = useEffectEvent(count)
  useEffect(() => {
    void rows
    let emptied: ReturnType<typeof setTimeout>
    const follow = () => recount()
    // a reset empties the boxes after its event
    const followLater = () => {
      emptied = setTimeout(follow)
    }
    follow()
    document.addEventListener('change', follow)
    document.addEventListener('reset', followLater)
    return () => {
      clearTimeout(emptied)
      document.removeEventListener('change', follow)
      document.removeEventListener('reset', followLater)
    }
  }, [rows])
}
