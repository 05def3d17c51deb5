/** `2026-11-21`. Every text can be assigned to it: the name tells OpenAPI which texts are dates. */
export type CalendarDate = string & Record<never, never>

/** The calendar date in Vietnam at a moment: `2026-11-21`, whatever the server's time zone. */
export function dateInVietnam(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
}

/** The time of day in Vietnam at a moment: `16:30:05`. */
export function timeInVietnam(moment: Date): string {
  return new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(11, 19)
}

/** The same as people read it, without seconds: `16:30`. */
export function clockInVietnam(moment: Date): string {
  return timeInVietnam(moment).slice(0, 5)
}

/** The moment at which a calendar date begins in Vietnam, which has no summer time. */
export function startOfDay(date: string): Date {
  return new Date(`${date}T00:00:00+07:00`)
}

export function startOfNextDay(date: string): Date {
  return new Date(startOfDay(date).getTime() + 86_400_000)
}

/** The same time of day, so many days before a moment. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 86_400_000)
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The same day so many years later; 29 February becomes 28 February where there is none. */
export function addYears(date: string, years: number): string {
  const later = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`
  return isDate(later) ? later : later.replace('-02-29', '-02-28')
}

/** Whether this is a valid calendar date, written `2026-11-21`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

/** Turns a full timestamp into its date in Vietnam; returns any other text unchanged. */
export function readDate(text: string): string {
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}(Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
  return isMoment ? dateInVietnam(new Date(text)) : text
}

/** A date as people type it, `21/11/2026`, `1-2-2026` or `01022026`, as `2026-11-21`; returns any other text unchanged. */
export function readTypedDate(typed: string): string {
  const text = typed.replaceAll(' ', '')
  const found = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text)
  if (!found) return typed
  const [, day, month, year] = found as unknown as [string, string, string, string]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `2026-11-21` → `21/11/2026`, in both languages. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${day}/${month}/${year}`
}
