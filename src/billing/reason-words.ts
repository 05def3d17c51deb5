import { gatewayReasons as en } from '../i18n/en/gateway-answers.ts'
import type { Language } from '../i18n/index.ts'
import { type GatewayReason, gatewayReasons as vi } from '../i18n/vi/gateway-answers.ts'

export function sayReason(language: Language, reason: GatewayReason): string {
  return (language === 'vi' ? vi : en)[reason]
}
