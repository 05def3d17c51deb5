import { NavLink } from 'react-router'
import { brand } from '../../src/shared/brand.ts'
import { cachedPart } from '../cached-part.ts'
import { useWords } from '../words.tsx'
import { ExternalLink } from './external-link.tsx'
import { SectionLink } from './section-link.tsx'

/** The same five links in the bar and in the phone menu. */
export const SiteLinks = cachedPart(Links, () => null)

function Links() {
  const say = useWords()
  return (
    <ul className="site-links">
      <li>
        <NavLink to="/" end>
          {say('layout.home')}
        </NavLink>
      </li>
      <li>
        <SectionLink section="pricing">{say('layout.pricing')}</SectionLink>
      </li>
      <li>
        <SectionLink section="download">{say('layout.download')}</SectionLink>
      </li>
      <li>
        <NavLink to="/about">{say('layout.about')}</NavLink>
      </li>
      <li>
        <ExternalLink href={brand.sisterProduct.url}>{brand.sisterProduct.name}</ExternalLink>
      </li>
    </ul>
  )
}
