import { useSearchParams } from 'react-router'
import { pricingWords } from '../../src/i18n/pricing.ts'
import { brand } from '../../src/shared/brand.ts'
import { standardPackage } from '../../src/shared/offers.ts'
import { useBook } from '../books.ts'
import { OpenDialogs } from '../dialogs/dialogs.tsx'
import { openedIn } from '../dialogs/opened.ts'
import { FadeIn } from '../home/fade-in.tsx'
import { Empty } from '../parts/empty.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { Photograph } from '../parts/photograph.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import type { Comparison } from './compare-table.tsx'
import { FreeCard } from './free-card.tsx'
import type { Offer } from './offer.ts'
import { PremiumCard } from './premium-card.tsx'
import { Questions } from './questions.tsx'
import { Renewing } from './renewing.tsx'

const dialogs = { [CompareDialog.name]: CompareDialog }

/** The prices of the packages on sale. */
export function Pricing({ offers, ready, copies }: { offers: Offer[]; ready: boolean; copies: boolean }) {
  const say = useBook(pricingWords)
  const [search] = useSearchParams()
  const standard = offers.find(({ id }) => id === standardPackage)
  const premiums = offers.filter(({ id }) => id !== standardPackage)
  const compared = openedIn(search).map(({ id }): Comparison | undefined => {
    const premium = premiums.find(each => each.id === id)
    return premium && { premium, trial: standard }
  })
  const lead = [standard?.gia === 0 && say('lead'), !ready && offers.length > 0 && say('program_soon')]
    .filter(Boolean)
    .join(' ')
  return (
    <section className="pricing" id="pricing" tabIndex={-1} aria-labelledby="pricing-title">
      <div className="wrap">
        <div className="part-head">
          <h2 id="pricing-title">{say('title')}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {offers.length > 0 ? (
          <FadeIn className="price-cards">
            {standard && <FreeCard offer={standard} />}
            {premiums.length > 0 && <PremiumCard offers={premiums} />}
          </FadeIn>
        ) : (
          <Empty title={say('empty')}>{say('empty_text', { hotline: onOneLine(brand.hotline) })}</Empty>
        )}
        <div className="price-answers">
          <Renewing />
          <Photograph name="wallet" alt={say('wallet_alt')} caption={say('wallet_picture')} />
          <Questions copies={copies} />
        </div>
      </div>
      <OpenDialogs dialogs={dialogs} data={{ shown: compared, message: null }} />
    </section>
  )
}
