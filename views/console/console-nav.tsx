import { Link, useLocation } from 'react-router'
import { consoleWords } from '../../src/i18n/console.ts'
import { formatCount } from '../../src/shared/counts.ts'
import { useBook } from '../books.ts'
import { Icon } from '../pictures/icon.tsx'
import { useLanguage } from '../words.tsx'
import { consoleLinks } from './console-links.ts'
import { totalOf, type Work } from './work/use-work.ts'

/**
 * `work` counts what waits for an admin; null if it could not be loaded. `list` is the address of the list whose form
 * was refused, which the page at another address shows again.
 */
export function ConsoleNav({ work, list }: { work: Work | null; list?: string }) {
  const say = useBook(consoleWords)
  const { pathname } = useLocation()
  const place = (list?.split('?')[0] ?? pathname).replace(/\/$/, '')
  const here = list === undefined ? 'page' : 'true'
  return (
    <nav className="console-nav" aria-label={say('admin.navigation')}>
      <ul>
        {consoleLinks.map(({ to, also, label, icon }) => (
          <li key={to}>
            <Link to={to} aria-current={[to, also].includes(place) ? here : isAbove(to, place) ? 'true' : undefined}>
              <Icon name={icon} /> {say(label)}
              {to === '/admin/viec-can-lam' && work && work.tong > 0 && <WaitingCount work={work} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whether that page is one of a single row of this list. */
function isAbove(list: string, place: string): boolean {
  return list !== '/admin' && place.startsWith(`${list}/`)
}

/** The number of waiting items, beside the link to them. */
function WaitingCount({ work }: { work: Work }) {
  const say = useBook(consoleWords)
  const language = useLanguage()
  const { count, isMore } = totalOf(work)
  const shown = formatCount(count, language)
  return (
    <span className="waiting-count">
      {isMore ? `${shown}+` : shown} <span className="unseen">{say('admin.waiting')}</span>
    </span>
  )
}
