import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { startAtHeading } from './start-at-heading.ts'

/** Focuses the heading after a navigation, so that reading and Tab start there, unless the page set the focus. */
export function FocusHeading() {
  const { pathname } = useLocation()
  const left = useRef(pathname)

  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    const main = document.getElementById('main')
    if (main !== document.activeElement && main?.contains(document.activeElement)) return
    startAtHeading()
  }, [pathname])

  return null
}
