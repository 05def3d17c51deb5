import { pricingWords } from '../../src/i18n/pricing.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { discountFor, priceBefore, pricePerYear } from '../../src/shared/offers.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'
import { useDuration } from '../parts/duration.ts'
import { Money } from '../parts/money.tsx'
import type { Offer } from './offer.ts'

/** The price per year, the price before a discount for several devices, and the price charged if it differs. */
export function OfferPrice({ offer }: { offer: Offer }) {
  const say = useBook(pricingWords)
  const term = useDuration()
  const { gia, thoi_han_thang, so_thiet_bi } = offer
  if (gia === 0) return <span className="offer-price">{formatMoney(0)}</span>
  const yearly = pricePerYear(gia, thoi_han_thang)
  return (
    <>
      <span className="offer-price">
        <Money amount={yearly} before={priceBefore(yearly, discountFor(so_thiet_bi))} />{' '}
        {thoi_han_thang !== null && <span className="offer-per">{say('per_year')}</span>}
      </span>
      {thoi_han_thang !== null && thoi_han_thang !== 12 && (
        <span className="soft">{say('paid_once', { price: formatMoney(gia), term: term(thoi_han_thang) })}</span>
      )}
    </>
  )
}

export function Saving({ offer }: { offer: Offer }) {
  const say = useBook(pricingWords)
  const percent = discountFor(offer.so_thiet_bi)
  return offer.gia > 0 && percent > 0 && <Badge tone="accent">{say('save', { percent })}</Badge>
}
