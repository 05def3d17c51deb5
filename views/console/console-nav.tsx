import { Link, useLocation } from 'react-router'
import { Icon } from '../pictures/icon.tsx'
import { consoleLinks } from './console-links.ts'
import { useConsoleWords } from './console-words.ts'

export function ConsoleNav() {
  const say = useConsoleWords()
  const place = useLocation().pathname.replace(/\/$/, '')
  return (
    <nav className="console-nav" aria-label={say('admin.navigation')}>
      <ul>
        {consoleLinks.map(({ to, also, label, icon }) => (
          <li key={to}>
            <Link to={to} aria-current={[to, also].includes(place) ? 'page' : undefined}>
              <Icon name={icon} /> {say(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
