import { book } from '../books.ts'

export const aboutHeroBook = book({
  vi: async () => (await import('../../src/i18n/vi/about-hero.ts')).aboutHero,
  en: async () => (await import('../../src/i18n/en/about-hero.ts')).aboutHero,
})

export const aboutBook = book({
  vi: async () => (await import('../../src/i18n/vi/about.ts')).about,
  en: async () => (await import('../../src/i18n/en/about.ts')).about,
})

export const partnerFormBook = book({
  vi: async () => (await import('../../src/i18n/vi/partner-page.ts')).partnerPage,
  en: async () => (await import('../../src/i18n/en/partner-page.ts')).partnerPage,
})
