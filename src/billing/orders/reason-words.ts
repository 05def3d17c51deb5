import { gatewayWords as enForAdmins } from '../../i18n/en/admin-gateway-answers.ts'
import { gatewayReasons as en } from '../../i18n/en/gateway-answers.ts'
import type { Language } from '../../i18n/index.ts'
import { gatewayWords as viForAdmins } from '../../i18n/vi/admin-gateway-answers.ts'
import { type GatewayReason, gatewayReasons as vi } from '../../i18n/vi/gateway-answers.ts'

/** The sentence for the buyer. */
export function sayReason(language: Language, reason: GatewayReason): string {
  return (language === 'vi' ? vi : en)[reason]
}

export function sayReasonToAdmin(language: Language, reason: GatewayReason): string {
  return (language === 'vi' ? viForAdmins : enForAdmins)[reason]
}
