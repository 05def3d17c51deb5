import { book } from '../books.ts'

export const subscriptionBook = book({
  vi: async () => (await import('../../src/i18n/vi/subscriptions.ts')).subscriptionWords,
  en: async () => (await import('../../src/i18n/en/subscriptions.ts')).subscriptionWords,
})

export const useSubscriptionWords = subscriptionBook.use
