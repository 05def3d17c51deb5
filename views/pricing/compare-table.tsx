import type { ReactNode } from 'react'
import { pricingWords } from '../../src/i18n/pricing.ts'
import { useBook } from '../books.ts'
import { useDuration } from '../parts/duration.ts'
import { Icon } from '../pictures/icon.tsx'
import { comparedLines } from './compared-lines.ts'
import type { Offer } from './offer.ts'
import { OfferPrice } from './offer-price.tsx'
import { useDevices } from './use-devices.ts'

export interface Comparison {
  premium: Offer
  /** Undefined while the standard package is off sale. */
  trial: Offer | undefined
}

/** What the two packages cost and hold, a line each. */
export function CompareTable({ premium, trial }: Comparison) {
  const say = useBook(pricingWords)
  const devices = useDevices()
  const term = useDuration()
  const fact = (label: string, of: (offer: Offer) => ReactNode) => (
    <Row label={label} premium={of(premium)} trial={trial && of(trial)} />
  )
  return (
    <table className="compare">
      <thead>
        <tr>
          <td />
          <th scope="col">{premium.ten}</th>
          {trial && (
            <th scope="col">
              {trial.ten} <span className="soft">{say('trial')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {fact(say('price'), offer => (
          <OfferPrice offer={offer} />
        ))}
        {fact(say('device_count'), offer => devices(offer.so_thiet_bi))}
        {fact(say('term'), offer => term(offer.thoi_han_thang))}
        {comparedLines(premium, trial).map(line => (
          <Row
            key={line.text}
            label={line.text}
            premium={<Mark held={line.premium} />}
            trial={trial && <Mark held={line.trial} />}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({ label, premium, trial }: { label: string; premium: ReactNode; trial: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{premium}</td>
      {trial && <td>{trial}</td>}
    </tr>
  )
}

function Mark({ held }: { held: ReturnType<typeof comparedLines>[number]['premium'] }) {
  const say = useBook(pricingWords)
  if (held === 'soon') return <span className="soft">{say('soon')}</span>
  return (
    <>
      {held === 'has' ? <Icon name="check" size={20} /> : <span aria-hidden="true">—</span>}
      <span className="unseen">{say(held)}</span>
    </>
  )
}
