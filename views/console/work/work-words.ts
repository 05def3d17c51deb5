import { book } from '../../books.ts'

export const workBook = book({
  vi: async () => (await import('../../../src/i18n/vi/work.ts')).workWords,
  en: async () => (await import('../../../src/i18n/en/work.ts')).workWords,
})

export const useWorkWords = workBook.use
