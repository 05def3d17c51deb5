import { book } from '../books.ts'

export const detailBook = book({
  vi: async () => (await import('../../src/i18n/vi/audit-detail.ts')).detailWords,
  en: async () => (await import('../../src/i18n/en/audit-detail.ts')).detailWords,
})

export const useDetailWords = detailBook.use
