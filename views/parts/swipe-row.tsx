import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'

/** On a phone a row of cards to swipe through. While there is something to scroll to, the keyboard can scroll it too. */
export function SwipeRow({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const element = row.current!
    const watch = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  return (
    <section
      ref={row}
      className={classes('swipe-row', className)}
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </section>
  )
}
