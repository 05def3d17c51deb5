/** Keeps the groups of a phone number together, or a number and what it counts. */
export function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
