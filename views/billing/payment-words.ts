import { book } from '../books.ts'

export const paymentBook = book({
  vi: async () => (await import('../../src/i18n/vi/payment.ts')).payment,
  en: async () => (await import('../../src/i18n/en/payment.ts')).payment,
})

export const usePaymentWords = paymentBook.use
