import type { Language } from '../i18n/index.ts'

/** 1234567 → `1.234.567` in Vietnamese, `1,234,567` in English. Written out, since a server may not know the locale. */
export function formatCount(whole: number, language: Language): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, language === 'vi' ? '.' : ',')
}
