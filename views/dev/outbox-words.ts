import { book } from '../books.ts'

export const outboxBook = book({
  vi: async () => (await import('../../src/i18n/vi/dev-outbox.ts')).devOutbox,
  en: async () => (await import('../../src/i18n/en/dev-outbox.ts')).devOutbox,
})

export const useOutboxWords = outboxBook.use
