import { pricingWords } from '../../src/i18n/pricing.ts'
import { useBook } from '../books.ts'
import type { Offer } from './offer.ts'

/** No number counts as one device. */
export function useDevices() {
  const say = useBook(pricingWords)
  return (devices: Offer['so_thiet_bi']): string =>
    (devices ?? 1) === 1 ? say('one_device') : say('devices', { count: devices! })
}
