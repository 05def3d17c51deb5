import type { Language } from '../i18n/index.ts'

/** 390000 → `390.000 ₫` in Vietnamese, `₫390,000` in English. Amounts are whole đồng. */
export function formatMoney(dong: number, language: Language): string {
  return language === 'vi' ? `${grouped(dong, '.')} ₫` : `₫${grouped(dong, ',')}`
}

function grouped(dong: number, separator: string): string {
  return String(dong).replace(/\B(?=(\d{3})+$)/g, separator)
}
