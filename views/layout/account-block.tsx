import { Link, useHref } from 'react-router'
import { cachedPart } from '../cached-part.ts'
import { Badge } from '../parts/badge.tsx'
import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words.tsx'
import { homePhone, type User } from './user.ts'

export function Who({ user }: { user: User }) {
  const say = useWords()
  return (
    <div className="who">
      <p className="who-name">{user.ten_phu_huynh.trim() || say('layout.accountUnnamed')}</p>
      <p className="who-phone">{homePhone(user.sdt)}</p>
      <p className="who-labels">
        {user.la_admin ? (
          <Badge tone="info">{say('layout.adminLabel')}</Badge>
        ) : (
          <>
            <Badge>{say('layout.parentLabel')}</Badge>
            {user.loai_tai_khoan === 'PREMIUM' ? (
              <Badge tone="warning">{say('layout.premiumLabel')}</Badge>
            ) : (
              <Badge>{say('layout.standardLabel')}</Badge>
            )}
          </>
        )}
      </p>
    </div>
  )
}

export const AccountLinks = cachedPart(Links, ({ user }) => user.la_admin)

function Links({ user }: { user: User }) {
  const say = useWords()
  const logout = useHref('/logout')
  return (
    <>
      <ul className="account-links">
        {user.la_admin && (
          <li>
            <Link to="/admin">
              <Icon name="dashboard" /> {say('layout.admin')}
            </Link>
          </li>
        )}
        {!user.la_admin && (
          <li>
            <Link to="/user">
              <Icon name="home" /> {say('layout.family')}
            </Link>
          </li>
        )}
        <li>
          <Link to="/wallet">
            <Icon name="wallet" /> {say('layout.wallet')}
          </Link>
        </li>
        <li>
          <Link to="/change-password">
            <Icon name="key" /> {say('layout.changePassword')}
          </Link>
        </li>
        <li>
          <button type="button" aria-disabled="true">
            <Icon name="history" /> {say('layout.history')} <span className="soon">{say('layout.soon')}</span>
          </button>
        </li>
      </ul>
      <form method="post" action={logout} className="logout">
        <button type="submit">
          <Icon name="log-out" /> {say('layout.logout')}
        </button>
      </form>
    </>
  )
}
