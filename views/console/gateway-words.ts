import type { GatewayReason } from '../../src/i18n/vi/gateway-answers.ts'
import { book } from '../books.ts'

export const gatewayBook = book({
  vi: async () => (await import('../../src/i18n/vi/admin-gateway-answers.ts')).gatewayWords,
  en: async () => (await import('../../src/i18n/en/admin-gateway-answers.ts')).gatewayWords,
})

export const useGatewayWords = gatewayBook.use

/** The sentence for a code from the audit log; undefined if it is not a code of the gateway. */
export function useRecordedReason(): (code: unknown) => string | undefined {
  const say = useGatewayWords()
  return code => {
    const said: unknown = say(String(code) as GatewayReason)
    return typeof said === 'string' ? said : undefined
  }
}
