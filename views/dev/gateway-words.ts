import { book } from '../books.ts'

export const gatewayBook = book({
  vi: async () => (await import('../../src/i18n/vi/dev-gateway.ts')).devGateway,
  en: async () => (await import('../../src/i18n/en/dev-gateway.ts')).devGateway,
})

export const useGatewayWords = gatewayBook.use
