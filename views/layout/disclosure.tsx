import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A native `<details>`, so it opens without JavaScript; with it, Escape, a click outside or a new page closes it. */
export function Disclosure(props: { className: string; label: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    void key
    if (details.current) details.current.open = false
  }, [key])

  useEffect(() => {
    const box = details.current!
    function closeOutside(event: Event) {
      if (box.open && !box.contains(event.target as Node)) box.open = false
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !box.open) return
      box.open = false
      box.querySelector('summary')!.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return (
    <details className={`disclosure ${props.className}`} name="bar" ref={details}>
      <summary>{props.label}</summary>
      {/* Takes the focus of a press beside its links and fields, which the page would get: that would close it. */}
      <div className="disclosure-panel" tabIndex={-1}>
        {props.children}
      </div>
    </details>
  )
}
