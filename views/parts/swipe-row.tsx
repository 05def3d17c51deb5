import type { ReactNode } from 'react'

/** On a phone a row of cards to swipe through, with the keyboard too. On wider screens it has no box: nothing to stop at. */
export function SwipeRow({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <div className="swipe-row" role="group" aria-label={label} tabIndex={0}>
      <div className={className}>{children}</div>
    </div>
  )
}
