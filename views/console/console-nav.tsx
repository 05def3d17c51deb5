import { NavLink } from 'react-router'
import { Icon } from '../pictures/icon.tsx'
import { consoleLinks } from './console-links.ts'
import { useConsoleWords } from './console-words.ts'

export function ConsoleNav() {
  const say = useConsoleWords()
  return (
    <nav className="console-nav" aria-label={say('admin.navigation')}>
      <ul>
        {consoleLinks.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/admin'}>
              <Icon name={icon} /> {say(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
