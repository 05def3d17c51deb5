import { gatewayWords } from '../../src/i18n/admin-gateway-answers.ts'
import type { GatewayReason } from '../../src/i18n/gateway-answers.ts'
import { useBook } from '../books.ts'

/** The sentence for a code from the audit log; undefined if it is not a code of the gateway. */
export function useRecordedReason(): (code: unknown) => string | undefined {
  const say = useBook(gatewayWords)
  return code => {
    const said: unknown = say(String(code) as GatewayReason)
    return typeof said === 'string' ? said : undefined
  }
}
