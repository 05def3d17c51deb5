import { FeatureLine } from '../parts/feature-line.tsx'
import { IconLines } from '../parts/icon-lines.tsx'
import type { Offer } from './offer.ts'

export function OfferLines({ lines }: { lines: Offer['noiDungList'] }) {
  return (
    <IconLines className="offer-lines">
      {lines.map(({ id, noi_dung }) => (
        <FeatureLine key={id} text={noi_dung} />
      ))}
    </IconLines>
  )
}
