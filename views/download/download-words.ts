import { book } from '../books.ts'

export const downloadBook = book({
  vi: async () => (await import('../../src/i18n/vi/download.ts')).download,
  en: async () => (await import('../../src/i18n/en/download.ts')).download,
})

export const guideBook = book({
  vi: async () => (await import('../../src/i18n/vi/guide.ts')).guide,
  en: async () => (await import('../../src/i18n/en/guide.ts')).guide,
})

export const useDownloadWords = downloadBook.use
export const useGuideWords = guideBook.use
