import { book } from '../books.ts'

export const familyBook = book({
  vi: async () => (await import('../../src/i18n/vi/family.ts')).familyWords,
  en: async () => (await import('../../src/i18n/en/family.ts')).familyWords,
})

export const useFamilyWords = familyBook.use
