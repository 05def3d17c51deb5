import type { Language } from '../i18n/index.ts'

/** 1234567 → `1.234.567` in Vietnamese, `1,234,567` in English. No Intl, because a server may lack the locale. */
export function formatCount(whole: number, language: Language): string {
  const digits = String(Math.abs(whole))
  const groups = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return (whole < 0 ? '-' : '') + groups.join(language === 'vi' ? '.' : ',')
}
