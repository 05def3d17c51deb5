/** The five rules of a password, in the order in which they are shown while somebody types one. */
export const passwordRules = {
  length: (password: string) => [...password].length >= 6 && [...password].length <= 128,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
} as const

export type PasswordRule = keyof typeof passwordRules

export function brokenRules(password: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter(rule => !passwordRules[rule](password.normalize('NFC')))
}
