import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'

/** On a phone a row of cards to swipe through, with the keyboard too. Where all of it fits, the keyboard passes it by. */
export function SwipeRow({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(true)

  useEffect(() => {
    const element = row.current!
    const watch = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={row}
      className={classes('swipe-row', className)}
      role="group"
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </div>
  )
}
