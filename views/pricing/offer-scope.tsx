import { useDuration } from '../parts/duration.ts'
import type { Offer } from './offer.ts'
import { useDevices } from './use-devices.ts'

/** For how many devices and how long. */
export function OfferScope({ offer }: { offer: Offer }) {
  const devices = useDevices()
  const duration = useDuration()
  return (
    <>
      {devices(offer.so_thiet_bi)}
      {'\u00a0· '}
      {duration(offer.thoi_han_thang)}
    </>
  )
}
