import { book } from '../books.ts'

export const privacyBook = book({
  vi: async () => (await import('../../src/i18n/vi/privacy.ts')).privacy,
  en: async () => (await import('../../src/i18n/en/privacy.ts')).privacy,
})
