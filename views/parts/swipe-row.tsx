import { type ReactNode, useEffect, useRef, useState } from 'react'

/** On a phone, a row of cards that scrolls by swiping or keyboard. On wider screens it has no box and no tab stop. */
export function SwipeRow({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  // without JavaScript it is a stop, in case it scrolls
  const [scrolls, setScrolls] = useState(true)

  useEffect(() => {
    const row = box.current!
    const watch = new ResizeObserver(() => setScrolls(row.scrollWidth > row.clientWidth))
    for (const each of [row, row.firstElementChild!]) watch.observe(each)
    return () => watch.disconnect()
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={box} className="swipe-row" role="group" aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      <div className={className}>{children}</div>
    </div>
  )
}
