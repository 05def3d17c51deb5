import { book } from '../books.ts'

export const termsBook = book({
  vi: async () => (await import('../../src/i18n/vi/terms.ts')).terms,
  en: async () => (await import('../../src/i18n/en/terms.ts')).terms,
})
