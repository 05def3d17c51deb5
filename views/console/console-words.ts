import { book } from '../books.ts'

export const consoleBook = book({
  vi: async () => (await import('../../src/i18n/vi/console.ts')).consoleWords,
  en: async () => (await import('../../src/i18n/en/console.ts')).consoleWords,
})

export const useConsoleWords = consoleBook.use
