import { pricingWords } from '../../src/i18n/pricing.ts'
import { useBook } from '../books.ts'
import { CloseLink } from '../dialogs/close-link.tsx'
import type { Shown } from '../dialogs/dialogs.tsx'
import { Badge } from '../parts/badge.tsx'
import { useDuration } from '../parts/duration.ts'
import { LinkButton } from '../parts/link-button.tsx'
import { Modal } from '../parts/modal.tsx'
import { useWords } from '../words.tsx'
import type { Offer } from './offer.ts'
import { OfferLines } from './offer-lines.tsx'
import { OfferPrice } from './offer-price.tsx'
import { useDevices } from './use-devices.ts'

export interface Comparison {
  premium: Offer
  /** Undefined while the standard package is off sale. */
  trial: Offer | undefined
}

export const CompareDialog = { name: 'so-sanh', Show }

/** A premium package beside the free trial for one device. */
function Show({ data: { premium, trial }, opener, close }: Shown<Comparison>) {
  const say = useBook(pricingWords)
  const words = useWords()
  return (
    <Modal title={say('compare')} open wide opener={opener} onClose={close}>
      {trial && <p className="measure soft">{say('compare_lead')}</p>}
      <div className="compare">
        <Column title={premium.ten} offer={premium} />
        {trial && <Column title={trial.ten} note={say('trial')} offer={trial} />}
      </div>
      <div className="form-actions">
        <CloseLink close={close}>{words('parts.close')}</CloseLink>
        <LinkButton to={`/payment/${premium.id}`}>{say('buy')}</LinkButton>
      </div>
    </Modal>
  )
}

function Column({ title, note, offer }: { title: string; note?: string; offer: Offer }) {
  const say = useBook(pricingWords)
  const devices = useDevices()
  const term = useDuration()
  return (
    <section className="compare-column">
      <h3>
        <span>{title}</span> {note && <Badge tone="info">{note}</Badge>}
      </h3>
      <dl className="compare-facts">
        <dt>{say('price')}</dt>
        <dd>
          <OfferPrice offer={offer} />
        </dd>
        <dt>{say('device_count')}</dt>
        <dd>{devices(offer.so_thiet_bi)}</dd>
        <dt>{say('term')}</dt>
        <dd>{term(offer.thoi_han_thang)}</dd>
        <dt>{say('lines')}</dt>
        <dd>
          <OfferLines lines={offer.noiDungList} />
        </dd>
      </dl>
    </section>
  )
}
