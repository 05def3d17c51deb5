export const passwordLength = 128

/** The five rules of a password, in the order in which they are shown while somebody types one. */
export const passwordRules = {
  length: (password: string) => [...password].length >= 6 && [...password].length <= passwordLength,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
} as const

export type PasswordRule = keyof typeof passwordRules

export function brokenRules(password: string): PasswordRule[] {
  const text = composed(password, passwordLength)
  if (text.length > 4 * passwordLength) return ['length']
  return (Object.keys(passwordRules) as PasswordRule[]).filter(rule => !passwordRules[rule](text))
}

/**
 * With its marks composed (NFC), so that however it was typed it is one text. Composing takes quadratic time on a run of
 * marks: a text that is too long in any case stays as it is. No character is written with more than four units.
 */
export function composed(text: string, most: number): string {
  return text.length > 4 * most ? text : text.normalize('NFC')
}
