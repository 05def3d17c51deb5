export const wholePhone = '+84912345678'.length

/** The start of stored phones that the typed text may be; empty if it can only be in the middle. */
export function startOfPhone(typed: string): string {
  const digits = typed.replace(/[^\d+]/g, '')
  return /^(0|\+|84\d{9}$)/.test(digits) ? digits.replace(/^0/, '+84').replace(/^8/, '+8') : ''
}
