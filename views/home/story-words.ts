import { book } from '../books.ts'

export const storyBook = book({
  vi: async () => (await import('../../src/i18n/vi/story.ts')).story,
  en: async () => (await import('../../src/i18n/en/story.ts')).story,
})

export const useStoryWords = storyBook.use
