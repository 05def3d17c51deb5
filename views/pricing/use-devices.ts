import type { Offer } from './offer.ts'
import { usePricingWords } from './pricing-words.ts'

/** No number counts as one device. */
export function useDevices() {
  const say = usePricingWords()
  return (devices: Offer['so_thiet_bi']): string =>
    (devices ?? 1) === 1 ? say('one_device') : say('devices', { count: devices! })
}
