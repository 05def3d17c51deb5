export const wholePhone = '+84912345678'.length

/** How the stored phone starts if what was typed is its start; empty where it can only stand inside. */
export function startOfPhone(typed: string): string {
  const digits = typed.replace(/[^\d+]/g, '')
  return /^(0|\+|84\d{9}$)/.test(digits) ? digits.replace(/^0/, '+84').replace(/^8/, '+8') : ''
}
