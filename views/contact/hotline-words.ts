import { book } from '../books.ts'

export const hotlineBook = book({
  vi: async () => (await import('../../src/i18n/vi/hotline.ts')).hotline,
  en: async () => (await import('../../src/i18n/en/hotline.ts')).hotline,
})
