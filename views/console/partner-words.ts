import { book } from '../books.ts'

export const partnerListBook = book({
  vi: async () => (await import('../../src/i18n/vi/partner-list.ts')).partnerList,
  en: async () => (await import('../../src/i18n/en/partner-list.ts')).partnerList,
})

export const usePartnerListWords = partnerListBook.use
