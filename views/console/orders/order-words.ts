import { book } from '../../books.ts'

export const orderBook = book({
  vi: async () => (await import('../../../src/i18n/vi/orders.ts')).orderWords,
  en: async () => (await import('../../../src/i18n/en/orders.ts')).orderWords,
})

export const useOrderWords = orderBook.use
