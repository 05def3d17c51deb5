import { useDuration } from '../parts/duration.ts'
import type { Offer } from './offer.ts'
import { useDevices } from './use-devices.ts'

/** What its administrators say of a package; else for how many devices and how long it is. */
export function OfferScope({ offer }: { offer: Offer }) {
  const devices = useDevices()
  const duration = useDuration()
  return (
    offer.mo_ta || (
      <>
        {devices(offer.so_thiet_bi)}
        {'\u00a0· '}
        {duration(offer.thoi_han_thang)}
      </>
    )
  )
}
