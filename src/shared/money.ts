import { formatCount } from './counts.ts'

/** 390000 → `390.000 ₫`, on one line and in both languages. Amounts are whole đồng. */
export function formatMoney(dong: number): string {
  return `${formatCount(dong, 'vi')}\u00a0₫`
}

/** Reads a typed amount, with or without separators and currency sign; undefined if it is not an amount. */
export function readMoney(typed: string): number | undefined {
  const [, digits] =
    /^(\d{1,12}|\d{1,3}(?:\.\d{3}){1,3}|\d{1,3}(?:,\d{3}){1,3}) ?[\u0111\u20ab]?$/.exec(typed.trim().slice(0, 30)) ?? []
  return digits === undefined ? undefined : Number(digits.replace(/[.,]/g, ''))
}
