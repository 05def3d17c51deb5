import type { Language } from '../i18n/index.ts'
import { formatCount } from './counts.ts'

/** 390000 → `390.000 ₫` in Vietnamese, `₫390,000` in English. Amounts are whole đồng. */
export function formatMoney(dong: number, language: Language): string {
  const grouped = formatCount(dong, language)
  return language === 'vi' ? `${grouped} ₫` : `₫${grouped}`
}
