import { Link, useHref } from 'react-router'
import { pricingWords } from '../../src/i18n/pricing.ts'
import { useBook } from '../books.ts'
import { Scene } from '../pictures/scene.tsx'

/** The card for schools and businesses, below the shorter of the two price cards. */
export function PartnerCard() {
  const say = useBook(pricingWords)
  return (
    <aside className="price-partner">
      <Scene name="resting-kite" home={useHref('/')} />
      <p>
        {say('partner')} <Link to="/about#doi-tac">{say('partner_link')}</Link>
      </p>
    </aside>
  )
}
