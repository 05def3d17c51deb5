import { Link, useHref } from 'react-router'
import { consoleWords } from '../../src/i18n/console.ts'
import { useBook } from '../books.ts'
import { Who } from '../layout/account-block.tsx'
import type { User } from '../layout/user.ts'
import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words.tsx'

/** The name of the admin, with links to the site and the log-out button. */
export function ConsoleAccount({ user }: { user: User }) {
  const say = useWords()
  const sayInConsole = useBook(consoleWords)
  return (
    <>
      <Who user={user} />
      <ul className="account-links">
        <li>
          <Link to="/change-password">
            <Icon name="key" /> {say('layout.changePassword')}
          </Link>
        </li>
        <li>
          <Link to="/">
            <Icon name="home" /> {sayInConsole('admin.public_site')}
          </Link>
        </li>
      </ul>
      <form method="post" action={useHref('/logout')} className="logout">
        <button type="submit">
          <Icon name="log-out" /> {say('layout.logout')}
        </button>
      </form>
    </>
  )
}
