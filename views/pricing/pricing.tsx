import { useSearchParams } from 'react-router'
import { pricingWords } from '../../src/i18n/pricing.ts'
import { brand } from '../../src/shared/brand.ts'
import { formatMoney } from '../../src/shared/money.ts'
import { pricePerYear, standardPackage } from '../../src/shared/offers.ts'
import { useBook } from '../books.ts'
import { OpenDialogs } from '../dialogs/dialogs.tsx'
import { openedIn } from '../dialogs/opened.ts'
import { FadeIn } from '../home/fade-in.tsx'
import { Empty } from '../parts/empty.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { useLanguage } from '../words.tsx'
import { CompareDialog, type Comparison } from './compare-dialog.tsx'
import { FreeCard } from './free-card.tsx'
import type { Offer } from './offer.ts'
import { OfferList } from './offer-list.tsx'
import { PartnerCard } from './partner-card.tsx'
import { PremiumCard } from './premium-card.tsx'
import { Questions } from './questions.tsx'
import { Renewing } from './renewing.tsx'
import { useDevices } from './use-devices.ts'

const dialogs = { [CompareDialog.name]: CompareDialog }

/** The prices of the packages on sale. */
export function Pricing({ offers }: { offers: Offer[] }) {
  const say = useBook(pricingWords)
  const [search] = useSearchParams()
  const standard = offers.find(({ id }) => id === standardPackage)
  const premiums = offers.filter(({ id }) => id !== standardPackage)
  const compared = openedIn(search).map(({ id }): Comparison | undefined => {
    const premium = premiums.find(each => each.id === id)
    return premium && { premium, trial: standard }
  })
  return (
    <section className="pricing" id="pricing" tabIndex={-1} aria-labelledby="pricing-title">
      <div className="wrap">
        <div className="part-head">
          <h2 id="pricing-title">{say('title')}</h2>
          <Lead standard={standard} premiums={premiums} />
        </div>
        {offers.length > 0 ? (
          <>
            <FadeIn className="price-cards">
              {standard && <FreeCard offer={standard} />}
              {premiums.length > 0 && <PremiumCard offers={premiums} />}
              <PartnerCard />
            </FadeIn>
            <OfferList offers={offers} />
          </>
        ) : (
          <Empty title={say('empty')}>{say('empty_text', { hotline: onOneLine(brand.hotline) })}</Empty>
        )}
        <Renewing />
        <Questions />
      </div>
      <OpenDialogs dialogs={dialogs} data={{ shown: compared, message: null }} />
    </section>
  )
}

/** States the prices in words, so that they are visible without scrolling. */
function Lead({ standard, premiums }: { standard: Offer | undefined; premiums: Offer[] }) {
  const say = useBook(pricingWords)
  const language = useLanguage()
  const devicesOf = useDevices()
  const lowest = Math.min(...premiums.map(({ gia, thoi_han_thang }) => pricePerYear(gia, thoi_han_thang)))
  const price = formatMoney(lowest, language)
  if (standard && premiums.length > 0) return <p>{say('lead', { devices: devicesOf(standard.so_thiet_bi), price })}</p>
  if (standard) return <p>{say('lead_free')}</p>
  return premiums.length > 0 && <p>{say('lead_paid', { price })}</p>
}
