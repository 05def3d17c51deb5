import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { brand } from '../../src/shared/brand.ts'
import { cachedPart } from '../cached-part.ts'
import { Logo } from '../pictures/mark.tsx'
import { useWords } from '../words.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { RegionPanel } from './region-panel.tsx'
import { SiteLinks } from './site-links.tsx'
import type { User } from './user.ts'

export function NavBar({ user }: { user: User | null }) {
  const say = useWords()
  const scrolled = useScrolled(10)
  return (
    <header className={scrolled ? 'nav-bar nav-bar-scrolled' : 'nav-bar'}>
      <nav className="nav-bar-row" aria-label={say('layout.main')}>
        <HomeLink />
        <div className="nav-wide">
          <SiteLinks />
        </div>
        <div className="nav-tools">
          <div className="nav-wide">
            <RegionPanel />
          </div>
          <LanguageToggle />
          <div className="nav-wide">
            {user ? (
              <AccountMenu user={user} />
            ) : (
              <Link to="/login" className="button button-secondary">
                {say('layout.login')}
              </Link>
            )}
          </div>
          <PhoneMenu user={user} />
        </div>
      </nav>
    </header>
  )
}

const HomeLink = cachedPart(LogoLink, () => null)

function LogoLink() {
  const say = useWords()
  return (
    <Link to="/" className="nav-logo" aria-label={say('layout.logoHome', { name: brand.name })}>
      <Logo />
    </Link>
  )
}

function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > threshold)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [threshold])
  return scrolled
}
