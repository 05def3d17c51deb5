import type { Language } from '../i18n/index.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The calendar date in Vietnam at a moment: `2026-11-21`, whatever the server's time zone. */
export function dateInVietnam(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
}

/** The time of day in Vietnam at a moment: `16:30:05`. */
export function timeInVietnam(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(11, 19)
}

/** `2026-11-21` → `21/11/2026` in Vietnamese, `21 Nov 2026` in English. */
export function formatDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-') as [string, string, string]
  return language === 'vi' ? `${day}/${month}/${year}` : `${Number(day)} ${months[Number(month) - 1]} ${year}`
}
