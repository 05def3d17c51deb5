const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * The day so many months after the anchor, or the last one of a shorter month: 31 January and 1 month are 28 February,
 * and 2 months 31 March. Computed with whole numbers, so that the time zone does not matter.
 */
export function addMonths(anchor: string, months: number): string {
  const [year, month, day] = anchor.split('-').map(Number) as [number, number, number]
  const counted = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(counted / 12), counted % 12]
  const toDay = Math.min(day, daysIn(toYear, toMonth))
  return `${String(toYear).padStart(4, '0')}-${twoDigits(toMonth + 1)}-${twoDigits(toDay)}`
}

/** `month` counts from 0. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 1 && isLeap ? 29 : days[month]!
}

function twoDigits(whole: number): string {
  return String(whole).padStart(2, '0')
}
