import type { Offer } from '../home/home-page.tsx'
import { Icon } from '../pictures/icon.tsx'

export function OfferLines({ lines }: { lines: Offer['noiDungList'] }) {
  return (
    <ul className="plain offer-lines">
      {lines.map(({ id, noi_dung }) => (
        <li key={id}>
          <Icon name="check" size={18} /> {noi_dung}
        </li>
      ))}
    </ul>
  )
}
