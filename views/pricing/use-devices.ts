import { useDuration } from '../parts/duration.ts'
import type { Offer } from './offer.ts'
import { usePricingWords } from './pricing-words.ts'

/** How long a package lasts, where it stands by itself. */
export function useTerm() {
  const say = usePricingWords()
  const duration = useDuration()
  return (months: Offer['thoi_han_thang']): string => (months === null ? say('endless') : duration(months))
}

/** No number counts as one device. */
export function useDevices() {
  const say = usePricingWords()
  return (devices: Offer['so_thiet_bi']): string =>
    (devices ?? 1) === 1 ? say('one_device') : say('devices', { count: devices! })
}
