import type { Language } from './index.ts'

const soon: Record<Language, string> = { vi: 'ít phút', en: 'a few minutes' }

/** How long to wait, rounded up: "45 giây", "5 phút", "1 second", "24 hours". */
export function waitIn(language: Language, seconds: number | undefined): string {
  if (seconds === undefined) return soon[language]
  if (seconds <= 60) return countOf(language, seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? countOf(language, minutes, 'minute') : countOf(language, Math.ceil(minutes / 60), 'hour')
}

function countOf(language: Language, count: number, unit: 'second' | 'minute' | 'hour'): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
