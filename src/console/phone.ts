export const wholePhone = '+84912345678'.length

/** The start of stored phones that the typed text may be, with +84 for 0; empty if it can only be in the middle. */
export function startOfPhone(typed: string): string {
  const digits = typed.replace(/[^\d+]/g, '')
  if (digits.startsWith('0')) return `+84${digits.slice(1)}`
  // without its plus, 84 is the country code only of a whole number: fewer digits may be from the middle of one
  if (/^84\d{9}$/.test(digits)) return `+${digits}`
  return digits.startsWith('+') ? digits : ''
}
