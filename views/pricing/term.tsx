import type { Offer } from '../home/home-page.tsx'
import { usePricingWords } from './pricing-words.ts'

/** '1 year', '2 years', otherwise months; without end where there is none. */
export function useTerm() {
  const say = usePricingWords()
  return (months: Offer['thoi_han_thang']): string => {
    if (months === null) return say('endless')
    if (months === 12) return say('one_year')
    if (months === 24) return say('two_years')
    return months === 1 ? say('one_month') : say('months', { count: months })
  }
}

/** No number counts as one device. */
export function useDevices() {
  const say = usePricingWords()
  return (devices: Offer['so_thiet_bi']): string =>
    (devices ?? 1) === 1 ? say('one_device') : say('devices', { count: devices! })
}
