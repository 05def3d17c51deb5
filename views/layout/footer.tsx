import { Link } from 'react-router'
import { footWords } from '../../src/i18n/foot.ts'
import { brand } from '../../src/shared/brand.ts'
import { useBook } from '../books.ts'
import { Icon } from '../pictures/icon.tsx'
import { Logo } from '../pictures/mark.tsx'
import { useLanguage, useWords } from '../words.tsx'
import { contactAnchor } from './contact-anchor.ts'
import { Copyright } from './copyright.tsx'
import { ExternalLink } from './external-link.tsx'
import { HotlineLink } from './hotline-link.tsx'
import { LegalLinks } from './legal-links.tsx'
import { SectionLink } from './section-link.tsx'
import type { User } from './user.ts'

export function Footer({ user }: { user: User | null }) {
  const say = useWords()
  const sayHere = useBook(footWords)
  const language = useLanguage()
  return (
    <footer className="footer">
      <div className="footer-row">
        <div className="footer-brand">
          <Logo />
          <p className="footer-slogan">{brand.slogan[language]}</p>
          <p>{sayHere('footerNote')}</p>
        </div>
        <div>
          <h2>{sayHere('product')}</h2>
          <ul>
            <li>
              <SectionLink section="pricing">{say('layout.pricing')}</SectionLink>
            </li>
            <li>
              <SectionLink section="download">{say('layout.download')}</SectionLink>
            </li>
            <li>
              <Link to="/about">{say('layout.about')}</Link>
            </li>
            <li>
              <Link to="/about#doi-tac">{sayHere('partners')}</Link>
            </li>
            <li>
              <ExternalLink href={brand.sisterProduct.url}>{brand.sisterProduct.name}</ExternalLink>
            </li>
          </ul>
        </div>
        <div>
          <h2>{sayHere('yourAccount')}</h2>
          <ul>
            <li>
              <Link to={user ? '/wallet' : '/login'}>{say(user ? 'layout.wallet' : 'layout.login')}</Link>
            </li>
            <li>
              <Link to={user ? '/change-password' : '/register'}>
                {say(user ? 'layout.changePassword' : 'layout.register')}
              </Link>
            </li>
          </ul>
        </div>
        <div>
          <h2>{sayHere('legal')}</h2>
          <LegalLinks />
        </div>
        <Contact />
      </div>
      <Copyright />
    </footer>
  )
}

function Contact() {
  const sayHere = useBook(footWords)
  const language = useLanguage()
  return (
    <div className="footer-contact" id={contactAnchor} tabIndex={-1}>
      <h2>{sayHere('contact')}</h2>
      <address>
        <p>
          <Icon name="map-pin" />
          <span>
            <span className="unseen">{sayHere('address')}: </span>
            {brand.address[language]}
          </span>
        </p>
        <p>
          <Icon name="phone" />
          <span>
            <HotlineLink />
            <small>{sayHere('hours')}</small>
          </span>
        </p>
        <p>
          <Icon name="mail" />
          <a href={`mailto:${brand.email}`}>
            <span className="unseen">{sayHere('email')}: </span>
            {brand.email}
          </a>
        </p>
        <p className="footer-chat">
          <Icon name="chat" />
          <ExternalLink href={brand.messengerUrl}>{sayHere('messenger')}</ExternalLink>
        </p>
        <p className="footer-chat">
          <Icon name="smartphone" />
          <ExternalLink href={brand.chatUrl}>{sayHere('chat')}</ExternalLink>
        </p>
      </address>
    </div>
  )
}
