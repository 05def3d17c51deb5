import { addDays, isDate } from '../../src/shared/dates.ts'
import { addMonths } from '../../src/shared/months.ts'

type Move = (day: string, isFar: boolean) => string

/** The day that a key leads to; with Shift, Page Up and Page Down go a year. */
export const moves: Record<string, Move> = {
  ArrowLeft: day => addDays(day, -1),
  ArrowRight: day => addDays(day, 1),
  ArrowUp: day => addDays(day, -7),
  ArrowDown: day => addDays(day, 7),
  Home: day => addDays(day, -weekday(day)),
  End: day => addDays(day, 6 - weekday(day)),
  PageUp: (day, isFar) => addMonths(day, isFar ? -12 : -1),
  PageDown: (day, isFar) => addMonths(day, isFar ? 12 : 1),
}

/** A year that somebody meant; beyond, dates have other than four digits in the end. */
export function isShown(date: string): boolean {
  return isDate(date) && date >= '1900-01-01' && date <= '2199-12-31'
}

/** The days of the weeks, Monday first, in which the month of this day has a day. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const start = addDays(first, -weekday(first))
  const next = addMonths(first, 1)
  const weeks = [0, 7, 14, 21, 28, 35].map(at => addDays(start, at)).filter(monday => monday < next)
  return weeks.map(monday => [0, 1, 2, 3, 4, 5, 6].map(at => addDays(monday, at)))
}

/** Monday is 0. */
function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}
