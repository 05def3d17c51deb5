import { Link } from 'react-router'
import { brand } from '../../src/shared/brand.ts'
import { SectionLink } from '../layout/section-link.tsx'
import type { User } from '../layout/user.ts'
import { Icon } from '../pictures/icon.tsx'
import { Terrace } from '../pictures/scenes/terrace.tsx'
import { useLanguage, useWords } from '../words.tsx'

export function Hero({ user }: { user: User | null }) {
  const say = useWords()
  const language = useLanguage()
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Terrace />
      <div className="wrap hero-row">
        <div className="hero-words">
          <nav className="breadcrumb" aria-label={say('home.breadcrumb')}>
            <ol role="list">
              <li>
                <Link to="/">{say('layout.home')}</Link>
                <Icon name="chevron-right" size={16} />
              </li>
              <li aria-current="page">{say('home.here')}</li>
            </ol>
          </nav>
          <h1 id="hero-title">{brand.slogan[language]}</h1>
          <p className="hero-lead">{say('home.lead')}</p>
          <div className="row">
            {user ? (
              <Link to="/wallet" className="button button-primary button-large">
                {say('home.openWallet')}
              </Link>
            ) : (
              <Link to="/register" className="button button-primary button-large">
                {say('home.start')}
              </Link>
            )}
            <SectionLink section="pricing" className="button button-secondary button-large">
              {say('home.seePricing')}
            </SectionLink>
          </div>
          <ul className="hero-facts">
            <li>
              <Icon name="check" size={18} /> {say('home.trustFree')}
            </li>
            <li>
              <Icon name="check" size={18} /> {say('home.trustPay')}
            </li>
            <li>
              <Icon name="check" size={18} /> {say('home.trustDevices')}
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
