import { Link, useHref } from 'react-router'
import { Scene } from '../pictures/scene.tsx'
import { usePricingWords } from './pricing-words.ts'

/** The card for schools and businesses, below the shorter of the two price cards. */
export function PartnerCard() {
  const say = usePricingWords()
  return (
    <aside className="price-partner">
      <Scene name="resting-kite" home={useHref('/')} />
      <p>
        {say('partner')} <Link to="/about#doi-tac">{say('partner_link')}</Link>
      </p>
    </aside>
  )
}
