export const passwordLength = 128

/** The five password rules, in the order in which the form shows them. */
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
 * Composes accents (NFC; NFKC also makes wide letters and digits plain), so that the same text is equal however it was
 * typed. This takes quadratic time on a run of combining marks, so a text that is too long anyway is returned unchanged:
 * a character has at most four code units.
 */
export function composed(text: string, most: number, form: 'NFC' | 'NFKC' = 'NFC'): string {
  return text.length > 4 * most ? text : text.normalize(form)
}
