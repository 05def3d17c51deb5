import { useEffect, useRef, useState } from 'react'

/** Tells screen readers what has changed since the page was opened; minutes that pass are no news. */
export function ChildNews({ about, text }: { about: string; text: string }) {
  const known = useRef(about)
  const [news, tell] = useState('')
  useEffect(() => {
    if (known.current === about) return
    known.current = about
    tell(text)
  }, [about, text])
  return (
    <p className="unseen" role="status">
      {news}
    </p>
  )
}
