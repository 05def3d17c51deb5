import { book } from '../books.ts'

export const pricingBook = book({
  vi: async () => (await import('../../src/i18n/vi/pricing.ts')).pricing,
  en: async () => (await import('../../src/i18n/en/pricing.ts')).pricing,
})

export const usePricingWords = pricingBook.use
