import { useDuration } from '../parts/duration.ts'
import { LinkButton } from '../parts/link-button.tsx'
import type { Offer } from './offer.ts'
import { OfferLines } from './offer-lines.tsx'
import { OfferPrice } from './offer-price.tsx'
import { usePricingWords } from './pricing-words.ts'
import { useDevices } from './use-devices.ts'

export function FreeCard({ offer }: { offer: Offer }) {
  const say = usePricingWords()
  const devices = useDevices()
  const term = useDuration()
  return (
    <article className="card price-card">
      <h3>{offer.ten}</h3>
      <p className="price-line">
        <OfferPrice offer={offer} />
      </p>
      <p className="soft">
        {devices(offer.so_thiet_bi)}
        {'\u00a0· '}
        {term(offer.thoi_han_thang)}
      </p>
      <OfferLines lines={offer.noiDungList} />
      <LinkButton to={`/payment/${offer.id}`} kind="secondary" large wide>
        {say(offer.gia === 0 ? 'take' : 'buy')}
      </LinkButton>
    </article>
  )
}
