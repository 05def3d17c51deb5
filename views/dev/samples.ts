import { book } from '../books.ts'

export const sampleBook = book({
  vi: async () => (await import('../../src/i18n/vi/dev-parts.ts')).devParts,
  en: async () => (await import('../../src/i18n/en/dev-parts.ts')).devParts,
})

export const useSamples = sampleBook.use
