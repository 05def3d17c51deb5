import { withoutMarks } from '../../shared/without-marks.ts'

/** In đồng; the gateway takes no less. */
export const leastPayable = 5_000
/** The longest amount that fits the gateway's 12 digits, in đồng. */
const mostDong = 9_999_999_999

/** 499000 → `49900000`: the gateway counts in hundredths of a đồng. */
export function amountOf(dong: number): string {
  if (!Number.isInteger(dong) || dong < 0 || dong > mostDong) throw new RangeError(`${dong} is no amount to pay`)
  return String(dong * 100)
}

/** `49900000` → 499000; undefined if it is not a whole number of đồng, such as `1e3`, `0x10` or ` 100`. */
export function dongOf(amount: string): number | undefined {
  if (!/^\d{1,12}$/.test(amount) || Number(amount) % 100 !== 0) return undefined
  return Number(amount) / 100
}

const vietnam = 7 * 3_600_000

/** The gateway's time: `yyyyMMddHHmmss` in Vietnam, whatever the server's time zone. */
export function timeOf(moment: Date): string {
  return new Date(moment.getTime() + vietnam).toISOString().replace(/\D/g, '').slice(0, 14)
}

/** A bank or a kind of card, such as `NCB` and `ATM`; undefined if it is not such a code. */
export function codeIn(said: string | undefined): string | undefined {
  return said && /^[\w-]{1,20}$/.test(said) ? said : undefined
}

export function momentOf(time: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(time) ?? []
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`)
  // JavaScript reads 31 February as 3 March
  return Number.isNaN(moment.getTime()) || timeOf(moment) !== time ? undefined : moment
}

/**
 * Letters without diacritics, digits, spaces and `.-_`: the gateway’s own samples encode everything else differently, so
 * that its signature would depend on which of them it runs.
 */
export function plainInfo(text: string): string {
  return (
    withoutMarks(text)
      .replace(/[^\w .-]+/g, ' ')
      .replace(/ +/g, ' ')
      .trim()
      .slice(0, 255) || 'Thanh toan'
  )
}

/** At least seven characters, as the gateway demands: `::1` has three. */
export function plainAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  return plain.length >= 7 && plain.length <= 45 ? plain : '127.0.0.1'
}
