import { book } from '../../books.ts'

export const parentBook = book({
  vi: async () => (await import('../../../src/i18n/vi/parents.ts')).parentWords,
  en: async () => (await import('../../../src/i18n/en/parents.ts')).parentWords,
})

export const useParentWords = parentBook.use
