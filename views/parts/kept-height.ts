import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * For what stands above a page and goes by itself: its place stays, so that nothing moves under the pointer, until it
 * is scrolled out of sight or the page is left. A dialog keeps no place.
 */
export function useKeptHeight(held: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const height = useRef({ own: 0, kept: 0 })
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins without
  useLayoutEffect(() => {
    height.current.kept = 0
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when what it holds changes
  useLayoutEffect(() => {
    const element = place.current
    if (!element || element.closest('dialog')) return
    element.style.minHeight = ''
    const own = element.offsetHeight
    const kept = Math.max(own, height.current.kept)
    height.current = { own, kept }
    if (kept > own) element.style.minHeight = `${kept}px`
  }, [held, pathname])

  useEffect(() => {
    const release = () => {
      const { own, kept } = height.current
      // read before: at the end of a shorter page the browser scrolls too
      const top = scrollY - (kept - own)
      if (!place.current || kept === own || top < 0) return
      height.current.kept = own
      place.current.style.minHeight = ''
      scrollTo({ top, behavior: 'instant' })
    }
    document.addEventListener('scroll', release, { passive: true })
    return () => document.removeEventListener('scroll', release)
  }, [])

  return place
}
