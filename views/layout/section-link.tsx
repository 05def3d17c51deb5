import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

/** A link to a section of the home page, from any page. Without JavaScript it is the plain address `/#section`. */
export function SectionLink(props: { section: string; className?: string; children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  async function scroll(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    await navigate(`/#${props.section}`, { preventScrollReset: pathname === '/' })
    reach(props.section)
  }

  return (
    <Link to={`/#${props.section}`} className={props.className} onClick={scroll}>
      {props.children}
    </Link>
  )
}

/** Scrolls to the section. After a navigation it may not exist yet, so it is looked for again after 300 and 500 ms. */
function reach(section: string, waits: readonly number[] = [300, 500]) {
  const target = document.getElementById(section)
  if (target) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
    target.focus({ preventScroll: true })
    return
  }
  const [wait, ...later] = waits
  if (wait !== undefined) setTimeout(() => reach(section, later), wait)
}
