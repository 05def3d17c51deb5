import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Focuses the heading after a navigation, so that reading and Tab start there, unless the page set the focus. */
export function FocusHeading() {
  const { pathname } = useLocation()
  const left = useRef(pathname)

  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    const main = document.getElementById('main')
    const start = main?.querySelector('h1') ?? main
    if (!start || (main !== document.activeElement && main?.contains(document.activeElement))) return
    start.tabIndex = -1
    start.focus({ preventScroll: true })
  }, [pathname])

  return null
}
