const lengthAtMost = 128

/** The five rules of a password, in the order in which they are shown while somebody types one. */
export const passwordRules = {
  length: (password: string) => [...password].length >= 6 && [...password].length <= lengthAtMost,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
} as const

export type PasswordRule = keyof typeof passwordRules

export function brokenRules(password: string): PasswordRule[] {
  const composed = composedPassword(password)
  if (composed === undefined) return ['length']
  return (Object.keys(passwordRules) as PasswordRule[]).filter(rule => !passwordRules[rule](composed))
}

/**
 * With its marks composed (NFC), or undefined where it is too long to be one: composing takes quadratic time on a run of
 * marks. No character that is allowed is written with more than four units.
 */
export function composedPassword(password: string): string | undefined {
  return password.length > 4 * lengthAtMost ? undefined : password.normalize('NFC')
}
