import { isDate, readDate } from '../../shared/dates.ts'

/**
 * An amount in whole đồng: `390000`, `390.000`, `390,000.00`, `-390.000 VND`. Not divided by 100: what a file shows to
 * people is not what VNPay's calls carry. Undefined if it is not an amount.
 */
export function amountIn(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0]|vn[d\u0111]|[\u0111\u20ab]/gi, '')
  const [, sign, digits] = /^([-+]?)(\d{1,15}|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,]00?)?$/.exec(plain) ?? []
  if (digits === undefined) return undefined
  const amount = Number(digits.replace(/[.,]/g, ''))
  return sign === '-' ? -amount : amount
}

/**
 * The day of `23/11/2026 08:05`, `20261123080500` or `2026-11-23 08:05:00`, which all are times in Vietnam. Undefined if
 * there is no such day, or no such time.
 */
export function dayIn(typed: string): string | undefined {
  const text = readDate(typed)
  const [, day, month, year, late] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(\D.*)?$/.exec(text) ?? []
  const [, ...parts] = /^(\d{4})-?(\d\d)-?(\d\d)(\d{6}|[ T].*)?$/.exec(text) ?? []
  const found = day ? [year, month!.padStart(2, '0'), day.padStart(2, '0')].join('-') : parts.slice(0, 3).join('-')
  return isDate(found) && isTime(late ?? parts[3] ?? '') ? found : undefined
}

/** Whether what stands behind a day has no time, or one of a clock. */
function isTime(text: string): boolean {
  const [, hour, minute, second = '0'] =
    /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? /(?<!\d)(\d+)[:hg](\d+)(?:[:mp](\d+))?/i.exec(text) ?? []
  return hour === undefined || (Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60)
}
