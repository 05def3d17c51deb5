import { useEffect, useState } from 'react'

/** Ignores smaller movements: a resting finger still moves a few pixels. */
const leastMove = 8

/** True while the reader scrolls down, when the widget would cover the text; false on the way up and at the end. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false)

  useEffect(() => {
    let last = scrollY
    const follow = () => {
      const moved = scrollY - last
      const left = document.documentElement.scrollHeight - innerHeight - scrollY
      if (Math.abs(moved) < leastMove && left > leastMove) return
      last = scrollY
      setDown(moved > 0 && left > leastMove)
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])

  return isDown
}
