import { book } from '../books.ts'

export const packageBook = book({
  vi: async () => (await import('../../src/i18n/vi/packages.ts')).packageWords,
  en: async () => (await import('../../src/i18n/en/packages.ts')).packageWords,
})

export const usePackageWords = packageBook.use
