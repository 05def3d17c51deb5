import { isDate, readDate } from '../../shared/dates.ts'

/**
 * An amount in whole đồng: `390000`, `390.000`, `390,000.00`, `-390.000 VND`. Not divided by 100: what a file shows to
 * people is not what VNPay's calls carry. Undefined if it is none.
 */
export function amountIn(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0]|vn[d\u0111]|[\u0111\u20ab]/gi, '')
  const [, sign, digits] = /^([-+]?)(\d{1,15}|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,]00?)?$/.exec(plain) ?? []
  if (digits === undefined) return undefined
  const amount = Number(digits.replace(/[.,]/g, ''))
  return sign === '-' ? -amount : amount
}

/** The day of `23/11/2026 08:05`, `20261123080500` or `2026-11-23 08:05:00`, which all are times in Vietnam. */
export function dayIn(typed: string): string | undefined {
  const text = readDate(typed)
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\D.*)?$/.exec(text) ?? []
  const [, ...parts] = /^(\d{4})-?(\d\d)-?(\d\d)(?:\d{6}|[ T].*)?$/.exec(text) ?? []
  const found = day ? [year, month!.padStart(2, '0'), day.padStart(2, '0')].join('-') : parts.join('-')
  return isDate(found) ? found : undefined
}
