import { pricingWords } from '../../src/i18n/pricing.ts'
import { standardPackage } from '../../src/shared/offers.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'
import { classes } from '../parts/classes.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { SwipeRow } from '../parts/swipe-row.tsx'
import type { Offer } from './offer.ts'
import { OfferLines } from './offer-lines.tsx'
import { OfferPrice, Saving } from './offer-price.tsx'
import { OfferScope } from './offer-scope.tsx'

const linesAtMost = 3

/** Every package on sale. */
export function OfferList({ offers }: { offers: Offer[] }) {
  const say = useBook(pricingWords)
  return (
    <div className="offer-list">
      <h3>{say('list_title')}</h3>
      <SwipeRow label={say('list_title')} className="offers">
        {offers.map(offer => (
          <OfferItem key={offer.id} offer={offer} />
        ))}
      </SwipeRow>
    </div>
  )
}

function OfferItem({ offer }: { offer: Offer }) {
  const say = useBook(pricingWords)
  const isStandard = offer.id === standardPackage
  const more = offer.noiDungList.length - linesAtMost
  return (
    <article className={classes('card', 'offer', isStandard && 'offer-standard')}>
      <p className="offer-marks">
        {isStandard && <Badge tone="info">{say('start_here')}</Badge>}
        <Saving offer={offer} />
      </p>
      <h4>{offer.ten}</h4>
      {offer.mo_ta && <p className="soft">{offer.mo_ta}</p>}
      <p className="offer-facts">
        <OfferPrice offer={offer} />
        <span className="soft">
          <OfferScope offer={offer} />
        </span>
      </p>
      <OfferLines lines={offer.noiDungList.slice(0, linesAtMost)} />
      {more > 0 && <p className="soft offer-more">{say('more_lines', { count: more })}</p>}
      <LinkButton
        to={`/payment/${offer.id}`}
        kind="secondary"
        wide
        aria-label={offer.gia === 0 ? undefined : say('buy_named', { name: offer.ten })}
      >
        {say(offer.gia === 0 ? 'take' : 'buy')}
      </LinkButton>
    </article>
  )
}
