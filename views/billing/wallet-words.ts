import { book } from '../books.ts'

export const walletBook = book({
  vi: async () => (await import('../../src/i18n/vi/wallet.ts')).wallet,
  en: async () => (await import('../../src/i18n/en/wallet.ts')).wallet,
})

export const useWalletWords = walletBook.use
