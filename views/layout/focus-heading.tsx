import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** On a new page reading and the Tab key begin at its heading, as they do when a page is loaded, unless it chose better. */
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
