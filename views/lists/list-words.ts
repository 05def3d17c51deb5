import { book } from '../books.ts'

export const listBook = book({
  vi: async () => (await import('../../src/i18n/vi/lists.ts')).lists,
  en: async () => (await import('../../src/i18n/en/lists.ts')).lists,
})

export const useListWords = listBook.use
