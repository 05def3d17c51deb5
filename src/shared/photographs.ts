import type { Language } from '../i18n/index.ts'

/** The photograph of a wallet on the home page, on a phone of this size. */
export const walletPicture = {
  width: 375,
  height: 720,
  path: (language: Language) => `/wallet-${language}.webp`,
} as const
