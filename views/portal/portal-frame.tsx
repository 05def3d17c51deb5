import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { portalWords } from '../../src/i18n/portal.ts'
import { clockInVietnam } from '../../src/shared/dates.ts'
import { useBook } from '../books.ts'
import { LoadFailure } from '../parts/load-failure.tsx'
import { Notice } from '../parts/notice.tsx'
import { ToastPlace, ToastProvider } from '../parts/toast.tsx'
import { Icon } from '../pictures/icon.tsx'
import { childPages, childPath } from './child-paths.ts'

interface Child {
  ma_tre_em: number
  ten: string
}

type Props = {
  heading: string
  lead?: ReactNode
  /** Whom the page is about; without one it is a page of the whole family. */
  child?: Child | undefined
  /** When what is shown was read, where it could not be loaded anew. */
  stale?: string | false
  children: ReactNode
}

/** What every page of the portal has around it: the way back, the heading, and the pages beside it. */
export function PortalFrame({ heading, lead, child, stale, children }: Props) {
  const say = useBook(portalWords)
  return (
    <ToastProvider>
      <ToastPlace />
      <div className="wrap portal">
        <header className="portal-head">
          {child && (
            <Link to="/user" className="portal-back">
              <Icon name="chevron-left" size={18} />
              {say('portal.back')}
            </Link>
          )}
          <h1>{heading}</h1>
          {lead && <p className="soft measure">{lead}</p>}
        </header>
        {child ? <ChildNav child={child} /> : <FamilyNav />}
        {stale && (
          <Notice tone="warning" live>
            {say('portal.offline', { time: clockInVietnam(new Date(stale)) })}
          </Notice>
        )}
        {children}
      </div>
    </ToastProvider>
  )
}

/** In the place of what could not be loaded. */
export function PortalFailure() {
  const say = useBook(portalWords)
  return (
    <LoadFailure again={say('portal.again')} loading={say('portal.loading')}>
      {say('portal.failed')}
    </LoadFailure>
  )
}

function FamilyNav() {
  const say = useBook(portalWords)
  return (
    <PortalNav
      label={say('portal.family')}
      links={[
        { to: '/user', words: say('portal.today') },
        { to: '/user/xin-phep', words: say('portal.asks') },
        { to: '/user/them-may', words: say('portal.add_machine') },
        { to: '/wallet', words: say('portal.wallet') },
      ]}
    />
  )
}

function ChildNav({ child: { ma_tre_em, ten } }: { child: Child }) {
  const say = useBook(portalWords)
  return (
    <PortalNav
      label={say('portal.of_child', { name: ten })}
      links={childPages.map(({ page, name }) => ({ to: childPath(ma_tre_em, page), words: say(name) }))}
    />
  )
}

function PortalNav({ label, links }: { label: string; links: { to: string; words: string }[] }) {
  return (
    <nav className="portal-nav" aria-label={label}>
      <ul className="plain">
        {links.map(({ to, words }) => (
          <li key={to}>
            <NavLink to={to} end>
              {words}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
