/** Keeps the groups of a phone number together. */
export function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
