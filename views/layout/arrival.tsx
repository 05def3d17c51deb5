import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * On a new page reading and the Tab key begin at its heading, as they do when a page is loaded, unless it chose better.
 * Nothing glides there: only the way to a part of the same page does. Stands before what scrolls.
 */
export function Arrival() {
  const { pathname } = useLocation()
  const left = useRef(pathname)

  useLayoutEffect(() => {
    if (left.current !== pathname) document.documentElement.style.scrollBehavior = 'auto'
  }, [pathname])

  useEffect(() => {
    document.documentElement.style.scrollBehavior = ''
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
