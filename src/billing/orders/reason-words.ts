import { gatewayWords } from '../../i18n/admin-gateway-answers.ts'
import { type GatewayReason, gatewayReasons } from '../../i18n/gateway-answers.ts'
import { apart, type Language } from '../../i18n/index.ts'

const forBuyers = apart(gatewayReasons)
const forAdmins = apart(gatewayWords)

export function sayReason(language: Language, reason: GatewayReason): string {
  return forBuyers[language][reason]
}

export function sayReasonToAdmin(language: Language, reason: GatewayReason): string {
  return forAdmins[language][reason]
}
