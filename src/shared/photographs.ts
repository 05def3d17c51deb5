import type { Language } from '../i18n/index.ts'

/** The photographs of the product on the home page: a page of the demo’s mother, on a phone of this size. */
export const photographs = {
  wallet: { page: '/wallet', width: 375, height: 720 },
  today: { page: '/user', width: 375, height: 720 },
} as const

export type PhotographName = keyof typeof photographs

export function photographPath(name: PhotographName, language: Language): string {
  return `/${name}-${language}.webp`
}
