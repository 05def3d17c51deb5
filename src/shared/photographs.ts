import type { Language } from '../i18n/index.ts'

/** The photographs of the product on the home page: a page of the demo’s mother, on a phone of this size. */
export const photographs = {
  wallet: { page: '/wallet', width: 375, height: 720 },
  today: { page: '/user', width: 375, height: 720 },
} as const

export type PhotographName = keyof typeof photographs

/** The steps that install the browser extension, each photographed in a browser of this size. */
export const extensionSteps = [1, 2, 3, 4] as const
export const extensionPicture = { width: 480, height: 360 }

export type ExtensionStep = (typeof extensionSteps)[number]

export function photographPath(name: PhotographName | `extension-${ExtensionStep}`, language: Language): string {
  return `/${name}-${language}.webp`
}
