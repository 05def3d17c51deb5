import { pricingWords } from '../../src/i18n/pricing.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import type { Offer } from './offer.ts'
import { OfferLines } from './offer-lines.tsx'
import { OfferPrice } from './offer-price.tsx'
import { OfferScope } from './offer-scope.tsx'

export function FreeCard({ offer }: { offer: Offer }) {
  const say = useBook(pricingWords)
  return (
    <article className="card price-card">
      <div className="price-head">
        <h3>{offer.ten}</h3>
        <Badge tone="info">{say('start_here')}</Badge>
      </div>
      <p className="price-line">
        <OfferPrice offer={offer} />
      </p>
      <p className="soft">
        <OfferScope offer={offer} />
      </p>
      <OfferLines lines={offer.noiDungList} />
      <LinkButton to={`/payment/${offer.id}`} kind="secondary" large wide>
        {say(offer.gia === 0 ? 'take' : 'buy')}
      </LinkButton>
    </article>
  )
}
