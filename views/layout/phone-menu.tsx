import { Link } from 'react-router'
import { cachedPart } from '../cached-part.ts'
import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words.tsx'
import { AccountLinks, Who } from './account-block.tsx'
import { Disclosure } from './disclosure.tsx'
import { RegionLinks } from './region-panel.tsx'
import { SiteLinks } from './site-links.tsx'
import type { User } from './user.ts'

export function PhoneMenu({ user }: { user: User | null }) {
  const say = useWords()
  return (
    <Disclosure className="phone-menu" label={<MenuLabel />}>
      <SiteLinks />
      {user ? (
        <div className="phone-account">
          <Who user={user} />
          <AccountLinks user={user} />
        </div>
      ) : (
        <div className="phone-account phone-visitor">
          <Link to="/login" className="button button-secondary">
            {say('layout.login')}
          </Link>
          <Link to="/register" className="button button-primary">
            {say('layout.register')}
          </Link>
        </div>
      )}
      <RegionLinks />
    </Disclosure>
  )
}

const MenuLabel = cachedPart(Label, () => null)

function Label() {
  const say = useWords()
  return (
    <>
      <span className="when-closed">
        <Icon name="menu" size={24} />
      </span>
      <span className="when-open">
        <Icon name="x" size={24} />
      </span>
      <span className="unseen">{say('layout.menu')}</span>
    </>
  )
}
