import { IconLine, IconLines } from '../parts/icon-lines.tsx'
import type { Offer } from './offer.ts'

export function OfferLines({ lines }: { lines: Offer['noiDungList'] }) {
  return (
    <IconLines className="offer-lines">
      {lines.map(({ id, noi_dung }) => (
        <IconLine key={id}>{noi_dung}</IconLine>
      ))}
    </IconLines>
  )
}
