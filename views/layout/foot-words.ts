import { book } from '../books.ts'

export const footBook = book({
  vi: async () => (await import('../../src/i18n/vi/foot.ts')).foot,
  en: async () => (await import('../../src/i18n/en/foot.ts')).foot,
})
