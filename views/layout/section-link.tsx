import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

/** A link to a section of the home page, from any page. Without JavaScript it is the plain address `/#section`. */
export function SectionLink(props: { section: string; className?: string; children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  async function scroll(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    const script = import('./reach-section.ts')
    // Without the hash, because the router would jump to it.
    if (pathname !== '/') await navigate('/')
    await script.then(
      ({ reachSection }) => reachSection(props.section),
      () => location.assign(href),
    )
  }

  return (
    <Link to={`/#${props.section}`} className={props.className} onClick={scroll}>
      {props.children}
    </Link>
  )
}
